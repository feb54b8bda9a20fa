import { saveDependant } from '@contract/users/personPartAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { dependants, faultsOfDependant } from './dependants';
import { lockPerson } from './personRecord';

export const saveDependantHandler = implement(saveDependant, async (input, context) => {
  const whose = await lockPerson(context, input.personId);
  return dependants.save(context, input, async (fields) => {
    const faults = await faultsOfDependant(context.db, whose, input.id ?? null, fields);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return fields;
  });
});
