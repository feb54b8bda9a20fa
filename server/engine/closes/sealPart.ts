import type { SQL } from 'drizzle-orm';
import type { Span } from './openPart';

/** Rows of a module that a closed month keeps as they are. */
export interface SealPart {
  /** Kept with each seal, so another number with each other way to write the lines: "punches.1". */
  key: string;
  /** The label where it changed. */
  label: string;
  /** The close with which they stop changing. */
  ledger: 'time' | 'pay';
  /** A query with one `line` of text for each row of a site: the same rows always make the same lines. */
  lines(at: Span & { siteId: number }): SQL;
}
