import { deletePersonBook } from '@contract/users/personBookAcciones';
import { implement } from '../../../engine/acciones/implement';
import { lockPerson } from '../personRecord';
import { personBooks } from './personBooks';

export const deletePersonBookHandler = implement(deletePersonBook, async (target, context) => {
  await lockPerson(context, target.personId);
  return personBooks.remove(context, target);
});
