import type { leaveActions } from '@contract/holidays/leave';
import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import { leave } from '../../db/schema/holidays';
import type { Context, Viewer } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { todayAt } from '../../engine/time/todayAt';
import { attachedLeaveCertificate, bringsCertificate } from './leaveCertificate';
import { holidaysInside, returnDay } from './leaveDayRules';
import { leaveReach } from './leavePerson';
import { type LeaveRow, leaveRows, toLeave } from './leaveQueries';
import { calendarAround } from './previewLeave';
import { rulesWholeOrganisation } from './wholeOrganisation';

type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;
type LeaveAction = (typeof leaveActions)[number];

export const noLeave = 'Esa licencia no existe o no está a tu alcance.';

type Acting = Pick<LeaveRow, 'state' | 'personId' | 'fromDay' | 'toDay' | 'needsCertificate'>;

/** The actions that may be done with it now: also a certificate, which may come while it stands, or stood. */
export const actionsOn = (row: Acting, viewer: Viewer, today: string): LeaveAction[] => [
  ...stepsOn(row, viewer, today),
  ...(row.needsCertificate && bringsCertificate(row, viewer) ? (['certificate'] as const) : []),
];

/** A person may change their mind before their leave begins; managers may also after, as far as their role goes. */
function stepsOn(row: Acting, viewer: Viewer, today: string): LeaveAction[] {
  const own = row.personId === viewer.personId;
  const manages = !own && can(viewer.roles, 'HOLIDAYS.APPROVE');
  if (row.state === 'draft') return own ? ['edit', 'withdraw'] : [];
  if (row.state === 'pending') return own ? ['withdraw'] : [];
  if (row.state !== 'approved') return [];
  const begun = row.fromDay <= today;
  const callsOff = (own && !begun) || (manages && (!begun || rulesWholeOrganisation({ viewer })));
  return [
    ...(callsOff ? (['callOff'] as const) : []),
    ...(manages && begun && row.fromDay < row.toDay ? (['interrupt'] as const) : []),
  ];
}

/** Within reach. */
export async function findLeave(asking: Asking, id: number): Promise<LeaveRow | undefined> {
  const where = and(eq(leave.id, id), leaveReach(asking, leave.personId));
  const [row] = await leaveRows(asking.db).where(where);
  return row;
}

export async function presentLeave(asking: Asking, id: number) {
  const { db, viewer } = asking;
  const row = await findLeave(asking, id);
  if (!row) throw notFound(noLeave);
  const [more] = await db
    .select({ note: leave.note, endReason: leave.endReason })
    .from(leave)
    .where(eq(leave.id, id));
  if (!more) throw notFound(noLeave);
  const span = { from: row.fromDay, to: row.toDay, part: row.part };
  const calendar = await calendarAround(db, row.siteId, span.from, span.to);
  return {
    ...toLeave(row),
    note: more.note,
    returnDay: returnDay(span, calendar),
    holidays: holidaysInside(span, calendar),
    endReason: more.endReason,
    needsCertificate: row.needsCertificate,
    file: await attachedLeaveCertificate(asking, id),
    actions: viewer.viewing ? [] : actionsOn(row, viewer, await todayAt(db, row.siteId)),
    followsRequest: !viewer.viewing,
  };
}
