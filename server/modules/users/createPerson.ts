import { createPerson } from '@contract/users/personAcciones';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { checkPerson } from './checkPerson';
import { personRecord } from './personRecord';

export const createPersonHandler = implement(createPerson, async (input, context) => {
  const { db, audit, emit } = context;
  const fields = await checkPerson(context, input, null);
  const [row] = await db.insert(person).values(fields).returning({ id: person.id });
  if (!row) throw new Error('a person was not stored');
  await audit({ entity: 'person', entityId: row.id, after: fields });
  await emit([{ type: 'Person', id: 'LIST' }], { kind: 'everyone' });
  return personRecord(context, row.id);
});
