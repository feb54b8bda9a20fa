import { and, eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { conflict, notFound } from '../../engine/http/fault';
import type { Candidate } from '../../engine/imports/importDefinition';
import type { StoredPerson } from '../../engine/people/datedFields';
import { withinReach } from '../../engine/scope/withinReach';
import { saveImportedAccount } from './importedAccounts';
import { openPlace } from './importedPlaces';
import { afterLeaving, refusePaidLeave } from './leaveRules';
import { writePerson } from './writePerson';

type NewPerson = typeof person.$inferInsert;

async function managerOf({ db }: Context, docket: string) {
  const [manager] = await db
    .select({ managerId: person.id })
    .from(person)
    .where(eq(person.docket, docket));
  if (!manager) throw conflict('Su responsable no se pudo importar.');
  return manager;
}

/** This takes the person's fields; the rest of a row is their account, and names of records that are made with it. */
async function fieldsOf(context: Context, { write }: Candidate): Promise<Partial<NewPerson>> {
  const { managerDocket, siteName, areaName, username, roleId, ...fields } = write;
  const manager = typeof managerDocket === 'string' ? await managerOf(context, managerDocket) : {};
  const isNewPlace = typeof siteName === 'string' && typeof areaName === 'string';
  const place = isNewPlace ? await openPlace(context, { siteName, areaName }) : {};
  return { ...fields, ...manager, ...place };
}

async function insertPerson({ db, audit }: Context, fields: Partial<NewPerson>): Promise<number> {
  // The check saw that what a new person needs is there.
  const complete = fields as NewPerson;
  await refusePaidLeave(db, complete.siteId, [complete.leaveDate ?? null]);
  const [made] = await db.insert(person).values(complete).returning({ id: person.id });
  if (!made) throw new Error('a person was not stored');
  await audit({ entity: 'person', entityId: made.id, after: fields });
  return made.id;
}

// The import tells of all its rows at once.
const toldTogether = async () => undefined;

async function changeFields(context: Context, before: StoredPerson, after: Partial<StoredPerson>) {
  const { leaveDate } = after;
  if (leaveDate !== undefined) {
    await refusePaidLeave(context.db, before.siteId, [before.leaveDate, leaveDate]);
    if (leaveDate === null) after.leaveReason = null;
  }
  await writePerson({ ...context, emit: toldTogether }, before, after, { managersChecked: true });
  if (leaveDate) await afterLeaving(context, before.id, leaveDate);
}

async function writeRow(context: Context, row: Candidate): Promise<number> {
  const { db, viewer, reach } = context;
  const fields = await fieldsOf(context, row);
  const docket = row.values.docket ?? '';
  const [before] = await db.select().from(person).where(eq(person.docket, docket)).for('update');
  if (!before) return insertPerson(context, fields);
  const [mine] = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.id, before.id), withinReach(reach, viewer, person.id)));
  if (!mine) throw notFound('Esa persona no está a tu alcance.');
  await changeFields(context, before, fields as Partial<StoredPerson>);
  return before.id;
}

/** Writes one row of a file of people: who has that docket is changed, else somebody new enters; then their account. */
export async function savePerson(context: Context, row: Candidate): Promise<number> {
  const id = await writeRow(context, row);
  const { username, roleId } = row.write;
  if (typeof username !== 'string' || typeof roleId !== 'number') return id;
  const [owner] = await context.db.select().from(person).where(eq(person.id, id));
  if (!owner) throw new Error('a person vanished');
  await saveImportedAccount(context, owner, { username, roleId });
  return id;
}
