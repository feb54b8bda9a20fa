import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';
import { tracedAs } from '../../engine/acciones/tracedAs';
import { Fault } from '../../engine/http/fault';
import type { StoredPerson } from '../../engine/people/datedFields';
import { personAt } from '../../engine/people/personAt';
import { followHistory } from './followHistory';
import { refuseCircle } from './storePerson';

/** In the audit, for what the server does by itself. */
const ACCION = 'historia.regir';

const today = sql<string>`(anden_now() at time zone ${site.zone})::date`;

const traced = (db: Db) => tracedAs(db, { accountId: null, accion: ACCION });

/** The person who was to become the manager works below them by now: the change is taken out, and the audit keeps it. */
async function dropCircle(db: Db, before: StoredPerson, day: string): Promise<void> {
  const managerId = (await personAt(db, before.id, day))?.managerId;
  if (!managerId || managerId === before.managerId) return;
  const circle = await refuseCircle(db, before.id, managerId).catch((error: unknown) => {
    if (error instanceof Fault) return true;
    throw error;
  });
  if (!circle) return;
  const dropped = await db
    .delete(personHistory)
    .where(
      and(
        eq(personHistory.personId, before.id),
        eq(personHistory.kind, 'manager'),
        eq(personHistory.begun, false),
        lte(personHistory.effectiveFrom, day),
      ),
    )
    .returning();
  for (const row of dropped) {
    await traced(db).audit({ entity: 'personHistory', entityId: row.id, before: row });
  }
}

async function beginOf(db: Db, personId: number, day: string): Promise<void> {
  const [before] = await db.select().from(person).where(eq(person.id, personId)).for('update');
  if (!before) return;
  await dropCircle(db, before, day);
  await followHistory(traced(db), before, day);
}

/** Changes of people whose day has come where they work. */
export async function beginChanges(db: Db): Promise<void> {
  const due = await db
    .selectDistinct({ personId: personHistory.personId, day: sql<string>`${today}::text` })
    .from(personHistory)
    .innerJoin(person, eq(person.id, personHistory.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .where(and(eq(personHistory.begun, false), lte(personHistory.effectiveFrom, today)));
  for (const { personId, day } of due) {
    await db.transaction((tx) => beginOf(tx, personId, day));
  }
}
