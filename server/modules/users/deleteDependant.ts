import { deleteDependant } from '@contract/users/personPartAcciones';
import { implement } from '../../engine/acciones/implement';
import { dependants } from './dependants';
import { lockPerson } from './personRecord';

export const deleteDependantHandler = implement(deleteDependant, async (target, context) => {
  await lockPerson(context, target.personId);
  return dependants.remove(context, target);
});
