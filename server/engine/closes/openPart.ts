import type { SQL } from 'drizzle-orm';

export interface Span {
  from: string;
  to: string;
}

export interface OpenAt extends Span {
  siteId: number;
  /** The first day that has something. */
  first: string;
}

/** Something of a module that should be settled before its month is closed. */
export interface OpenPart {
  /** The feature of the client that has it. */
  module: string;
  label: readonly [one: string, many: string];
  /** Matters for the close of pay alone. Left out: for the close of time, and what is left of it for that of pay. */
  ledger?: 'pay';
  /** A query with one row for each of them: whose it is (`person_id`), and the `day` that it is of. */
  rows(span: Span): SQL;
  /** Where it is settled. */
  path(at: OpenAt): string;
}
