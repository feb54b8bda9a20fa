import { sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import type { OfPerson } from '../people/ofPerson';
import { clock } from '../time/clock';

export type Remindable = PgTable & OfPerson & { remindedAt: AnyPgColumn };

/** When the row is reminded of: now, or null where it was on this day of its person's site already. */
export async function stampReminder(db: Db, table: Remindable, id: number): Promise<Date | null> {
  const now = clock.now();
  // A scalar, not an `exists`: judged again by what another reminder has just written.
  const zone = sql`(select ${site.zone} from ${person} join ${site} on ${site.id} = ${person.siteId}
    where ${person.id} = ${table.personId})`;
  const day = (instant: unknown) => sql`(${instant} at time zone ${zone})::date`;
  // No new version: whoever is just answering must not be told that somebody changed it.
  const { rowCount } = await db.execute(sql`
    update ${table} set reminded_at = ${now.toISOString()}::timestamptz
    where ${table.id} = ${id} and ${day(table.remindedAt)} is distinct from ${day(sql`anden_now()`)}`);
  return rowCount === 1 ? now : null;
}
