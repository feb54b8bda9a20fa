import { updatePerson } from '@contract/users/personAcciones';
import { implement } from '../../engine/acciones/implement';
import { checkPerson } from './checkPerson';
import { lockVersion, personRecord } from './personRecord';
import { writePerson } from './writePerson';

export const updatePersonHandler = implement(
  updatePerson,
  async ({ id, version, effectiveFrom, ...input }, context) => {
    const before = await lockVersion(context, { id, version });
    const fields = await checkPerson(context, input, before);
    await writePerson(context, before, fields, { from: effectiveFrom });
    return personRecord(context, id);
  },
);
