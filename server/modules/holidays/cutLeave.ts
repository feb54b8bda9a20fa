import { sql } from 'drizzle-orm';
import type { leave } from '../../db/schema/holidays';
import type { Context } from '../../engine/acciones/context';
import { releaseAbsence, shortenAbsence } from '../absences';
import { ringEnd } from './endLeave';
import { LEAVE, type LeaveRow } from './leaveQueries';
import { leavesStore } from './leavesStore';
import { returnDays } from './postDays';

interface Cut {
  row: LeaveRow;
  stored: typeof leave.$inferSelect;
  /** The last day that was taken, and how many were; null: nothing of it. */
  taken: { lastDay: string; days: number } | null;
  reason: string;
}

/** Granted leave ends before its time, and its days come back to the ledger. */
export async function cutLeave(context: Context, { row, stored, taken, reason }: Cut) {
  const { accountId } = context.viewer;
  const end = {
    ...(taken && { days: String(taken.days) }),
    lastDay: taken?.lastDay ?? null,
    endedAt: sql`anden_now()`,
    endedBy: accountId,
    endReason: reason,
  };
  await leavesStore.write(context, stored, end, {});
  if (taken) await shortenAbsence(context, LEAVE, stored.id, taken.lastDay);
  else await releaseAbsence(context, LEAVE, stored.id);
  const back = Number(stored.days) - (taken?.days ?? 0);
  await returnDays(context, stored, back, taken?.lastDay ?? null);
  await ringEnd(context, row, taken ? 'Licencia interrumpida' : 'Licencia sin efecto', reason);
}
