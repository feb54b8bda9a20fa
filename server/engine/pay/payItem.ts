import type { PayItemKind } from '@contract/core/payItemKinds';
import type { Db } from '../../db/Db';
import type { payItem } from '../../db/schema/payItems';
import type { Context, Services } from '../acciones/context';

/** Something for a next pay, by the module that it is of. */
export interface NewPayItem {
  personId: number;
  kind: PayItemKind;
  /** More than nothing; its kind says which way it goes. */
  amount: string;
  fromPeriod: string;
  label: string;
  path: string;
  source: string;
  sourceId: number;
}

export type PayItem = typeof payItem.$inferSelect;

/** The owner of an item may do this when a run has settled something: keep it, say so in the audit, tell people. */
export interface PayItemContext
  extends Pick<Context, 'db' | 'audit' | 'emit' | 'afterCommit' | 'viewer'> {
  services: Pick<Services, 'channels' | 'jobs'>;
}

/** A module that puts items, and what it does when a run has settled some of somebody's. */
export interface PayItemOwner {
  source: string;
  settled(context: PayItemContext, items: readonly PayItem[], run: SettlingRun): Promise<void>;
  /** There was not pay enough; they wait for the next run. */
  skipped?(context: PayItemContext, items: readonly PayItem[], run: SettlingRun): Promise<void>;
  /** The run was reversed: they wait again, as if it had never been. */
  givenBack(context: PayItemContext, items: readonly PayItem[], run: SettlingRun): Promise<void>;
  /** The items that can no longer be given back, for what was done with them since. */
  goneOn?(db: Db, items: readonly PayItem[]): Promise<readonly PayItem[]>;
}

export interface SettlingRun {
  id: number;
  title: string;
  period: string;
  payDay: string;
  /** Now, unless it is told of the past. */
  at?: Date;
}
