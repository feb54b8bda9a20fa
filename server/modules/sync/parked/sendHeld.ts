import { groupBy } from '@contract/core/groupBy';
import type { Context } from '../../../engine/acciones/context';
import type { RejectRow } from '../runQueries';
import { type SentRow, sendRejects } from '../sendRejects';

/** A change is one transaction, and others want their turn. */
export const MOST_AT_ONCE = 500;

export interface SentCounts {
  written: number;
  /** They said what was there already. */
  unchanged: number;
  /** Their month is still closed. */
  parked: number;
  rejected: number;
}

/** Sends rows that are held, run by run, the oldest first. */
export async function sendHeld(context: Context, rows: readonly RejectRow[]): Promise<SentCounts> {
  const sent: SentRow[] = [];
  for (const ofRun of groupBy(rows, ({ runId }) => runId).values()) {
    sent.push(...(await sendRejects(context, ofRun, { asStored: true })));
  }
  const counted = (wanted: (row: SentRow) => boolean) => sent.filter(wanted).length;
  return {
    written: counted(({ state, unchanged }) => state === 'mended' && !unchanged),
    unchanged: counted(({ state, unchanged }) => state === 'mended' && unchanged),
    parked: counted(({ state }) => state === 'parked'),
    rejected: counted(({ state }) => state === 'rejected'),
  };
}
