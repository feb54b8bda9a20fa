import type { InputOf } from '@contract/core/accion';
import type { createPerson } from '@contract/users/personAcciones';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { checkPerson } from './checkPerson';

/** A new person on the staff is checked, kept in the audit and told to open screens; answers their number. */
export async function addPerson(
  context: Context,
  input: InputOf<typeof createPerson>,
): Promise<number> {
  const { db, audit, emit } = context;
  const fields = await checkPerson(context, input, null);
  const [row] = await db.insert(person).values(fields).returning({ id: person.id });
  if (!row) throw new Error('a person was not stored');
  await audit({ entity: 'person', entityId: row.id, after: fields });
  await emit([{ type: 'Person', id: 'LIST' }], { kind: 'everyone' });
  return row.id;
}
