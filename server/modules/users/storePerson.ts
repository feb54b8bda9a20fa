import { eq, sql } from 'drizzle-orm';
import { lockNumbers } from '../../db/lockNumbers';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import type { StoredPerson } from '../../engine/people/datedFields';

const MANAGERS = lockNumbers.managers;

/** A person who works below somebody cannot be above them too. */
export async function refuseCircle(db: Context['db'], personId: number, managerId: number) {
  if (personId === managerId) throw conflict('Nadie puede ser su propio responsable.');
  // Two changes at once could close a circle that neither of them sees.
  await db.execute(sql`select pg_advisory_xact_lock(${MANAGERS})`);
  const { rows } = await db.execute(
    sql`select from anden_team(${personId}) as below where below = ${managerId}`,
  );
  if (rows.length > 0) {
    throw conflict('Quien elegiste trabaja en su equipo: no puede ser también su responsable.');
  }
}

/** The columns of a person that differ from what they are to be. */
export const differing = (before: StoredPerson, fields: Partial<StoredPerson>) =>
  (Object.keys(fields) as (keyof StoredPerson)[]).filter((name) => before[name] !== fields[name]);

/** Writes a person's own columns; `planned` is what was written for a day to come. */
export async function storePerson(
  { db, audit, emit }: Pick<Context, 'db' | 'audit' | 'emit'>,
  before: StoredPerson,
  fields: Partial<StoredPerson>,
  planned: Record<string, unknown> = {},
): Promise<void> {
  const names = Object.keys(fields) as (keyof StoredPerson)[];
  const was = Object.fromEntries(names.map((name) => [name, before[name]]));
  await db
    .update(person)
    .set({ ...fields, version: before.version + 1 })
    .where(eq(person.id, before.id));
  await audit({
    entity: 'person',
    entityId: before.id,
    before: was,
    after: { ...fields, ...planned },
  });
  await emit(
    [
      { type: 'Person', id: 'LIST' },
      { type: 'Person', id: before.id },
    ],
    { kind: 'everyone' },
  );
}
