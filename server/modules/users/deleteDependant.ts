import { deleteDependant } from '@contract/users/personPartAcciones';
import { implement } from '../../engine/acciones/implement';
import { staleVersion } from '../../engine/http/staleVersion';
import { dependantRecord, lockDependant } from './familyQueries';
import { lockPerson } from './personRecord';
import { removeDependant } from './writeDependant';

export const deleteDependantHandler = implement(
  deleteDependant,
  async ({ personId, id, version }, context) => {
    const { db } = context;
    await lockPerson(context, personId);
    const before = await lockDependant(db, personId, id);
    if (before.version !== version) throw staleVersion(await dependantRecord(db, id));
    await removeDependant(context, before);
    return { ok: true as const };
  },
);
