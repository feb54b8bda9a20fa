import { updatePerson } from '@contract/users/updatePerson';
import { implement } from '../implement';
import { checkPerson } from './checkPerson';
import { lockVersion, personRecord } from './personRecord';
import { writePerson } from './writePerson';

export const updatePersonHandler = implement(
  updatePerson,
  async ({ id, version, ...input }, context) => {
    const before = await lockVersion(context, { id, version });
    await writePerson(context, before, await checkPerson(context, input, before));
    return personRecord(context, id);
  },
);
