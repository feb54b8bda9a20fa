import type { Context } from '../acciones/context';

/** A month of a site that may be changed again. */
export interface ReopenedPeriod {
  siteId: number;
  /** The first day of it. */
  month: string;
  ledger: 'time' | 'pay';
}

/** The work of a module once a month is open again, in the transaction that reopens it: long work is asked for as a task. */
export type OnReopened = (context: Context, period: ReopenedPeriod) => Promise<void>;
