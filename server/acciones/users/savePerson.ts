import { and, eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { conflict, notFound } from '../../http/fault';
import type { Candidate } from '../../imports/importDefinition';
import { withinReach } from '../../scope/withinReach';
import type { Context } from '../context';

type NewPerson = typeof person.$inferInsert;

async function fieldsOf({ db }: Context, { write }: Candidate): Promise<Partial<NewPerson>> {
  const { managerDocket, ...fields } = write;
  if (typeof managerDocket !== 'string') return fields;
  const [manager] = await db
    .select({ id: person.id })
    .from(person)
    .where(eq(person.docket, managerDocket));
  if (!manager) throw conflict('Su responsable no se pudo importar.');
  return { ...fields, managerId: manager.id };
}

/** Writes one row of a file of people: who has that docket is changed, else somebody new enters. */
export async function savePerson(context: Context, row: Candidate): Promise<number> {
  const { db, viewer, reach, audit } = context;
  const fields = await fieldsOf(context, row);
  const docket = row.values.docket ?? '';
  const [before] = await db.select().from(person).where(eq(person.docket, docket)).for('update');
  if (!before) {
    // The check saw that what a new person needs is there.
    const [made] = await db
      .insert(person)
      .values(fields as NewPerson)
      .returning({ id: person.id });
    if (!made) throw new Error('a person was not stored');
    await audit({ entity: 'person', entityId: made.id, after: fields });
    return made.id;
  }
  const [mine] = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.id, before.id), withinReach(reach, viewer, person.id)));
  if (!mine) throw notFound('Esa persona no está a tu alcance.');
  const stored: Record<string, unknown> = before;
  const changed = Object.entries(fields).filter(([key, value]) => stored[key] !== value);
  if (changed.length === 0) return before.id;
  const after = Object.fromEntries(changed);
  await db
    .update(person)
    .set({ ...after, version: before.version + 1 })
    .where(eq(person.id, before.id));
  await audit({
    entity: 'person',
    entityId: before.id,
    before: Object.fromEntries(changed.map(([key]) => [key, stored[key]])),
    after,
  });
  return before.id;
}
