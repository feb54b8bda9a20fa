import { eq, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { conflict } from '../../http/fault';
import type { Context } from '../context';

const MANAGERS = 4_600_006;

type Stored = typeof person.$inferSelect;

async function refuseCircle({ db }: Context, personId: number, managerId: number) {
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

/** Writes what differs in one person who is already held; nothing is written where nothing changes. */
export async function writePerson(context: Context, before: Stored, fields: Partial<Stored>) {
  const { db, audit, emit } = context;
  const names = (Object.keys(fields) as (keyof Stored)[]).filter(
    (name) => before[name] !== fields[name],
  );
  if (names.length === 0) return;
  if (names.includes('managerId') && fields.managerId) {
    await refuseCircle(context, before.id, fields.managerId);
  }
  const pick = (from: Partial<Stored>) =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  await db
    .update(person)
    .set({ ...pick(fields), version: before.version + 1 })
    .where(eq(person.id, before.id));
  await audit({ entity: 'person', entityId: before.id, before: pick(before), after: pick(fields) });
  await emit(
    [
      { type: 'Person', id: 'LIST' },
      { type: 'Person', id: before.id },
    ],
    { kind: 'everyone' },
  );
}
