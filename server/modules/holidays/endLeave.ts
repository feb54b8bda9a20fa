import { and, eq, ne } from 'drizzle-orm';
import { approvalSeat } from '../../db/schema/approvals';
import { leave } from '../../db/schema/holidays';
import type { Context } from '../../engine/acciones/context';
import { conflict, forbidden } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { todayAt } from '../../engine/time/todayAt';
import { absenceTurn } from '../absences';
import type { LeaveRow } from './leaveQueries';
import { actionsOn, findLeave } from './leaveRecord';
import { leaveTitle } from './leaveTitle';
import { tellLeaves } from './tellLeaves';

const over = 'Esta licencia ya no está vigente: no hay nada que dejar sin efecto.';

/** Granted leave that may still end before its time, held until the end of the transaction. */
export async function lockGranted(
  context: Context,
  { id, version }: { id: number; version: number },
  action: 'callOff' | 'interrupt',
) {
  const { db } = context;
  const { personId } = await findLeave(context, id);
  await absenceTurn(db, personId);
  const row = await findLeave(context, id);
  const [stored] = await db.select().from(leave).where(eq(leave.id, id)).for('update');
  if (!stored) throw new Error('leave vanished');
  if (action === 'interrupt' && personId === context.viewer.personId) {
    throw forbidden('La interrumpe quien la aprobó o Recursos Humanos.');
  }
  if (stored.version !== version) throw staleVersion(null);
  if (row.state !== 'approved') throw conflict(over);
  const today = await todayAt(db, row.siteId);
  if (!actionsOn(row, context, today).includes(action)) {
    throw conflict(
      action === 'callOff'
        ? 'Ya empezó: pedile a quien la aprobó que la interrumpa.'
        : 'Todavía no empezó, o es de un solo día: dejala sin efecto.',
    );
  }
  await refuseClosedPeriod(db, { siteId: row.siteId, day: row.fromDay, ledger: 'time' });
  return { row, stored };
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

export async function tellEnd(context: Context, row: LeaveRow, what: string, reason: string) {
  await tellLeaves(context);
  await notify(context, await toldOf(context, row), {
    type: 'leave.changed',
    title: `${what}: ${row.lastName}, ${row.firstName}`,
    body: `${leaveTitle(row.typeName, row)}. ${reason}`,
    link: `/holidays/leave/${row.id}`,
  });
}
