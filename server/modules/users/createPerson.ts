import { createPerson } from '@contract/users/personAcciones';
import { implement } from '../../engine/acciones/implement';
import { addPerson } from './addPerson';
import { personRecord } from './personRecord';

export const createPersonHandler = implement(createPerson, async (input, context) =>
  personRecord(context, await addPerson(context, input)),
);
