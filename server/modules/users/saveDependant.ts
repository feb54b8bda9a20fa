import { saveDependant } from '@contract/users/personPartAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { dependantRecord, lockDependant } from './familyQueries';
import { lockPerson } from './personRecord';
import { faultsOfDependant, storeDependant } from './writeDependant';

export const saveDependantHandler = implement(
  saveDependant,
  async ({ personId, id, version, ...fields }, context) => {
    const { db } = context;
    const person = await lockPerson(context, personId);
    const before = id === undefined ? undefined : await lockDependant(db, personId, id);
    if (before && before.version !== version) {
      throw staleVersion(await dependantRecord(db, before.id));
    }
    const faults = await faultsOfDependant(db, person, id ?? null, fields);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return dependantRecord(db, await storeDependant(context, personId, before, fields));
  },
);
