import { and, eq, ne } from 'drizzle-orm';
import { approvalSeat } from '../../db/schema/approvals';
import type { Context } from '../../engine/acciones/context';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import type { LeaveRow } from './leaveQueries';
import { leavesStore } from './leavesStore';
import { leaveTitle } from './leaveTitle';

/** Granted leave that may still end before its time, held until the end of the transaction. */
export async function holdGranted(
  context: Context,
  target: { id: number; version: number },
  action: 'callOff' | 'interrupt',
) {
  const held = await leavesStore.hold(context, target, action);
  const { siteId, fromDay } = held.row;
  await refuseClosedPeriod(context.db, { siteId, day: fromDay, ledger: 'time' });
  return held;
}

/** Whoever it is about hears of it; where they did it themselves, who had approved it. */
async function toldOf({ db, viewer }: Context, row: LeaveRow): Promise<number[]> {
  if (row.personId !== viewer.personId) return accountsOf(db, [row.personId]);
  const seats = await db
    .selectDistinct({ id: approvalSeat.accountId })
    .from(approvalSeat)
    .where(
      and(
        eq(approvalSeat.requestId, row.requestId),
        eq(approvalSeat.state, 'approved'),
        ne(approvalSeat.accountId, viewer.accountId),
      ),
    );
  return seats.map(({ id }) => id);
}

/** Rings, beside what the open screens are told. */
export async function ringEnd(context: Context, row: LeaveRow, what: string, reason: string) {
  await notify(context, await toldOf(context, row), {
    type: 'leave.changed',
    title: `${what}: ${row.lastName}, ${row.firstName}`,
    body: `${leaveTitle(row.typeName, row)}. ${reason}`,
    link: `/holidays/leave/${row.id}`,
  });
}
