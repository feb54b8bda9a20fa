import { simulateLeave } from '@contract/holidays/leaveAcciones';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { leavePerson } from './leavePerson';
import { findLeaveType } from './leaveTypes';
import { previewLeave } from './previewLeave';
import { rulesWholeOrganisation } from './wholeOrganisation';

export const simulateLeaveHandler = implement(
  simulateLeave,
  async ({ personId, leaveId, typeId, fromDay, toDay, part }, context) => {
    const who = await leavePerson(context, personId);
    const type = await findLeaveType(context.db, typeId);
    if (!type) throw notFound('Esa licencia no existe.');
    return previewLeave(context, {
      person: who,
      type,
      span: { from: fromDay, to: toDay, part },
      leaveId,
      byOrganisation: who.id !== context.viewer.personId && rulesWholeOrganisation(context),
    });
  },
);
