import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import type { Viewer } from '../acciones/context';

/** A month of a site. */
export interface PayMonth {
  siteId: number;
  from: string;
  to: string;
}

/** `minutes` are written as whoever maps a file wants hours. */
export type PayKind = 'text' | 'minutes' | 'number' | 'money';

/** A column holds what pay may need of a person's month. */
export interface PayColumn {
  /** Among those of its part; it stays the same as long as it means the same. */
  key: string;
  label: string;
  kind: PayKind;
}

/** A module knows this of a month that counts for pay. */
export interface PayPart {
  /** Before the keys of its columns: "news". */
  key: string;
  /** Under what its columns are offered. */
  label: string;
  columns(db: Db, at: PayMonth): Promise<readonly PayColumn[]> | readonly PayColumn[];
  /** A query with `person_id`, the `key` of a column and its `amount`; what is nothing has no row. */
  rows(at: PayMonth): SQL;
  /** Left out: whoever sees the hours of those people. */
  sees?(viewer: Viewer): boolean;
}
