import { requestLeave } from '@contract/holidays/requestLeave';
import { and, eq } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import { leave } from '../../db/schema/holidays';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { submitRequest } from '../../engine/approvals/submitRequest';
import { conflict, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { absenceTurn, refuseOverlap, reserveAbsence } from '../absences';
import { leavePerson } from './leavePerson';
import { LEAVE } from './leaveQueries';
import { findLeaveType } from './leaveTypes';
import { assessLeave } from './previewLeave';
import { tellLeaves } from './tellLeaves';
import { rulesWholeHouse } from './wholeHouse';

/** The one that was sent back, held until it is sent again. */
async function draftOf({ db }: Context, id: number, personId: number, version?: number) {
  const [found] = await db
    .select({ leave })
    .from(leave)
    .innerJoin(
      approvalRequest,
      and(eq(approvalRequest.type, LEAVE), eq(approvalRequest.subjectId, leave.id)),
    )
    .where(and(eq(leave.id, id), eq(leave.personId, personId), eq(approvalRequest.state, 'draft')))
    .for('update');
  if (!found) throw notFound('Ese pedido no existe o ya no se puede cambiar.');
  if (found.leave.version !== version) throw staleVersion(found.leave);
  return found.leave;
}

export const requestLeaveHandler = implement(
  requestLeave,
  async ({ personId, leaveId, version, typeId, ...fields }, context) => {
    const { db, viewer, audit } = context;
    const who = await leavePerson(context, personId);
    // One person's requests take turns: each sees what the one before has left of the balance.
    await absenceTurn(db, who.id);
    const before = leaveId === undefined ? null : await draftOf(context, leaveId, who.id, version);
    const type = await findLeaveType(db, typeId);
    if (!type?.active) throw notFound('Esa licencia no existe.');
    const { fromDay, toDay, part } = fields;
    const held = { personId: who.id, source: LEAVE, fromDay, toDay, part } as const;
    // The commonest refusal first: whoever presses twice, or fifty times, is answered at once.
    await refuseOverlap(context, { ...held, sourceId: leaveId });
    await refuseClosedPeriod(db, {
      siteId: who.siteId,
      day: fromDay,
      until: toDay,
      ledger: 'time',
    });
    const { days, notices } = await assessLeave(db, {
      person: who,
      type,
      span: { from: fromDay, to: toDay, part },
      leaveId,
      byHouse: who.id !== viewer.personId && rulesWholeHouse(context),
    });
    const refused = notices.find(({ tone }) => tone === 'refusal');
    if (refused) throw conflict(refused.text);
    const values = { ...fields, personId: who.id, typeId, days: String(days) };
    const [stored] = before
      ? await db
          .update(leave)
          .set({ ...values, version: before.version + 1 })
          .where(eq(leave.id, before.id))
          .returning()
      : await db.insert(leave).values(values).returning();
    if (!stored) throw new Error('leave was not stored');
    await reserveAbsence(context, {
      ...held,
      sourceId: stored.id,
      state: 'pending',
      code: type.code,
      label: type.name,
      paidPercent: type.paid ? 100 : 0,
    });
    await audit({ entity: 'leave', entityId: stored.id, before, after: stored });
    const requestId = await submitRequest(context, LEAVE, stored.id);
    await tellLeaves(context);
    return { id: stored.id, requestId };
  },
);
