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
export const holdGranted = (
  context: Context,
  target: { id: number; version: number },
  action: 'callOff' | 'interrupt',
) => leavesStore.hold(context, target, action);

/** The days that are given back, none of which may be of a closed month. */
export const refuseClosedDays = (
  { db }: Pick<Context, 'db'>,
  { personId, toDay }: Pick<LeaveRow, 'personId' | 'toDay'>,
  lost: string,
): Promise<void> => refuseClosedPeriod(db, { personId, day: lost, until: toDay, ledger: 'time' });

/** The person of the leave hears of it; where they did it themselves, those who had approved it. */
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
