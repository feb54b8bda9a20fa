import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { leave } from '../../db/schema/holidays';
import type { Context } from '../../engine/acciones/context';
import { endWaiting } from '../../engine/approvals/endWaiting';
import type { EndsWithLeaving } from '../../engine/module';
import { beyondLastDay, type LastDay, type Leaving } from '../../engine/people/beyondLastDay';
import { addDays } from '../../engine/time/days';
import { absenceTurn } from '../absences';
import { cutLeave } from './cutLeave';
import { daysUntil } from './daysUntil';
import { refuseClosedDays } from './endLeave';
import { type LeaveRow, leaveRows } from './leaveQueries';

/** Leave of people with days after their last one: granted and in force, and what waits for a decision. */
async function leavesBeyond(db: Db, leavings: readonly LastDay[]) {
  const until = sql`coalesce(${leave.lastDay}, ${leave.toDay})`;
  const rows = await leaveRows(db)
    .where(beyondLastDay(leave.personId, until, leavings))
    .orderBy(asc(leave.id));
  return {
    granted: rows.filter(({ state }) => state === 'approved' || state === 'shortened'),
    asked: rows.filter(({ state }) => state === 'pending' || state === 'draft'),
  };
}

async function endGranted(context: Context, row: LeaveRow, { lastDay, reason }: Leaving) {
  const { db } = context;
  const lost = row.fromDay > lastDay ? row.fromDay : addDays(lastDay, 1);
  await refuseClosedDays(context, row, lost);
  const [stored] = await db.select().from(leave).where(eq(leave.id, row.id)).for('update');
  if (!stored) throw new Error('leave vanished');
  const days = await daysUntil(db, row, lastDay);
  await cutLeave(context, { row, stored, taken: days > 0 ? { lastDay, days } : null, reason });
}

/** A leave ends with the work of its person: one that begins later has no effect, one that lasts longer ends that day. */
async function end(context: Context, leaving: Leaving): Promise<void> {
  const { db, viewer } = context;
  const { personId, reason } = leaving;
  const { asked } = await leavesBeyond(db, [leaving]);
  const closing = { accountId: viewer.accountId, reason };
  for (const { requestId } of asked) await endWaiting(context, requestId, closing);
  await absenceTurn(db, personId);
  const { granted } = await leavesBeyond(db, [leaving]);
  for (const row of granted) await endGranted(context, row, leaving);
}

export const endLeavesBeyond: EndsWithLeaving = {
  async beyond(db, leavings) {
    const { granted, asked } = await leavesBeyond(db, leavings);
    return [
      ...granted.map(({ personId }) => ({ personId, kind: 'granted' as const })),
      ...asked.map(({ personId }) => ({ personId, kind: 'asked' as const })),
    ];
  },
  end,
};
