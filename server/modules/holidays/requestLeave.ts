import { requestLeave } from '@contract/holidays/requestLeave';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { submitRequest } from '../../engine/approvals/submitRequest';
import { conflict, notFound } from '../../engine/http/fault';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { absenceTurn, refuseOverlap, reserveAbsence } from '../absences';
import { leavePerson } from './leavePerson';
import { LEAVE } from './leaveQueries';
import { leavesStore } from './leavesStore';
import { findLeaveType } from './leaveTypes';
import { assessLeave } from './previewLeave';
import { rulesWholeOrganisation } from './wholeOrganisation';

/** The one that was sent back, held until it is sent again. */
async function draftOf(context: Context, id: number, personId: number, version = UNREAD) {
  const { stored } = await leavesStore.hold(context, { id, version }, 'edit');
  if (stored.personId !== personId) throw notFound('Esa solicitud no es de esa persona.');
  return stored;
}

/** The version of no record: a leave that was sent back is sent again over the version that was read. */
const UNREAD = 0;

export const requestLeaveHandler = implement(
  requestLeave,
  async ({ personId, leaveId, version, typeId, ...fields }, context) => {
    const { db, viewer } = context;
    const who = await leavePerson(context, personId);
    // Requests of one person take turns: each sees what the one before has left of the balance.
    await absenceTurn(db, who.id);
    const before = leaveId === undefined ? null : await draftOf(context, leaveId, who.id, version);
    const type = await findLeaveType(db, typeId);
    if (!type?.active) throw notFound('Esa licencia no existe.');
    const { fromDay, toDay, part } = fields;
    const held = { personId: who.id, source: LEAVE, fromDay, toDay, part } as const;
    // The commonest refusal first: whoever presses twice, or fifty times, is answered at once.
    await refuseOverlap(context, { ...held, sourceId: leaveId });
    await refuseClosedPeriod(db, {
      personId: who.id,
      day: fromDay,
      until: toDay,
      ledger: 'time',
    });
    const { days, notices } = await assessLeave(db, {
      person: who,
      type,
      span: { from: fromDay, to: toDay, part },
      leaveId,
      byOrganisation: who.id !== viewer.personId && rulesWholeOrganisation(context),
    });
    const refused = notices.find(({ tone }) => tone === 'refusal');
    if (refused) throw conflict(refused.text);
    const values = { ...fields, personId: who.id, typeId, days: String(days) };
    const stored = before
      ? await leavesStore.write(context, before, values, {})
      : await leavesStore.create(context, values, {});
    await reserveAbsence(context, {
      ...held,
      sourceId: stored.id,
      state: 'pending',
      code: type.code,
      label: type.name,
      paidPercent: type.paid ? 100 : 0,
    });
    const requestId = await submitRequest(context, LEAVE, stored.id);
    return { id: stored.id, requestId };
  },
);
