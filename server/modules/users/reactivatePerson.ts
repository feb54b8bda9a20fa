import { reactivatePerson } from '@contract/users/personAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { refusePaidLeave } from './leaveRules';
import { lockVersion, personRecord } from './personRecord';
import { writePerson } from './writePerson';

export const reactivatePersonHandler = implement(
  reactivatePerson,
  async ({ id, version }, context) => {
    const before = await lockVersion(context, { id, version });
    if (before.leaveDate === null) throw conflict('Esta persona no está dada de baja.');
    await refusePaidLeave(context.db, before.siteId, [before.leaveDate]);
    await writePerson(context, before, { leaveDate: null, leaveReason: null });
    return personRecord(context, id);
  },
);
