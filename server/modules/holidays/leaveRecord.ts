import type { leaveActions } from '@contract/holidays/leave';
import { can } from '@contract/session/can';
import { and, eq, sql } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import { leave, leaveType } from '../../db/schema/holidays';
import type { Context } from '../../engine/acciones/context';
import { concerned } from '../../engine/approvals/seats';
import { notFound } from '../../engine/http/fault';
import { todayAt } from '../../engine/time/todayAt';
import { attachedLeaveCertificate, bringsCertificate } from './leaveCertificate';
import { holidaysInside, returnDay } from './leaveDayRules';
import { leaveReach } from './leavePerson';
import { type LeaveRow, leaveRows, toLeave } from './leaveQueries';
import { calendarAround } from './previewLeave';
import { rulesWholeHouse } from './wholeHouse';

type LeaveAction = (typeof leaveActions)[number];

/** Who asked changes their mind before it begins; who manages them, also after, as far as their role goes. */
export function actionsOn(
  row: Pick<LeaveRow, 'state' | 'personId' | 'fromDay' | 'toDay'>,
  context: Pick<Context, 'viewer'>,
  today: string,
): LeaveAction[] {
  const own = row.personId === context.viewer.personId;
  const manages = !own && can(context.viewer.roles, 'HOLIDAYS.APPROVE');
  if (row.state === 'draft') return own ? ['edit', 'withdraw'] : [];
  if (row.state === 'pending') return own ? ['withdraw'] : [];
  if (row.state !== 'approved') return [];
  const begun = row.fromDay <= today;
  const callsOff = (own && !begun) || (manages && (!begun || rulesWholeHouse(context)));
  return [
    ...(callsOff ? (['callOff'] as const) : []),
    ...(manages && begun && row.fromDay < row.toDay ? (['interrupt'] as const) : []),
  ];
}

export const noLeave = () => notFound('Esa licencia no existe o no está a tu alcance.');

/** Within reach, held until the end of the transaction where it is to be changed. */
export async function findLeave(
  context: Pick<Context, 'db' | 'viewer' | 'reach'>,
  id: number,
): Promise<LeaveRow> {
  const where = and(eq(leave.id, id), leaveReach(context, leave.personId));
  const [row] = await leaveRows(context.db).where(where);
  if (!row) throw noLeave();
  return row;
}

export async function leaveRecord(context: Context, id: number) {
  const { db, viewer } = context;
  const row = await findLeave(context, id);
  const [more] = await db
    .select({ leave, type: leaveType, request: approvalRequest })
    .from(leave)
    .innerJoin(leaveType, eq(leaveType.id, leave.typeId))
    .innerJoin(approvalRequest, eq(approvalRequest.id, sql`${row.requestId}`))
    .where(eq(leave.id, id));
  if (!more) throw noLeave();
  const span = { from: row.fromDay, to: row.toDay, part: row.part };
  const calendar = await calendarAround(db, row.siteId, span.from, span.to);
  return {
    ...toLeave(row),
    note: more.leave.note,
    returnDay: returnDay(span, calendar),
    holidays: holidaysInside(span, calendar),
    endReason: more.leave.endReason,
    needsCertificate: more.type.needsCertificate,
    file: await attachedLeaveCertificate(context, id),
    actions: viewer.viewing
      ? []
      : [
          ...actionsOn(row, context, await todayAt(db, row.siteId)),
          ...(more.type.needsCertificate && bringsCertificate(row, viewer)
            ? (['certificate'] as const)
            : []),
        ],
    followsRequest: (await concerned(db, more.request)).includes(viewer.accountId),
  };
}
