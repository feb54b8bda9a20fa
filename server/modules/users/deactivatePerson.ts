import { deactivatePerson } from '@contract/users/deactivatePerson';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { handOver } from './handOver';
import { afterLeaving, refusePaidLeave } from './leaveRules';
import { lockVersion, personRecord } from './personRecord';
import { personFaults } from './personRules';
import { writePerson } from './writePerson';

export const deactivatePersonHandler = implement(
  deactivatePerson,
  async ({ id, version, leaveDate, reason, handover }, context) => {
    const before = await lockVersion(context, { id, version });
    if (before.leaveDate !== null) throw conflict('Esta persona ya está dada de baja.');
    const { hireDate } = before;
    const faults = personFaults({ hireDate, leaveDate });
    if (Object.keys(faults).length > 0) throw invalid(faults);
    await refusePaidLeave(context.db, before.siteId, [leaveDate]);
    await writePerson(context, before, { leaveDate, leaveReason: reason });
    await handOver(context, before, { lastDay: leaveDate, wanted: handover });
    await afterLeaving(context, id, leaveDate);
    return personRecord(context, id);
  },
);
