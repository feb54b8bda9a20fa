import { inArray } from 'drizzle-orm';
import type { Db } from '../db/client';
import { person } from '../db/schema/organisation';
import { personName } from './personName';

/** "Apellido, Nombre (legajo)" of each person. */
export async function personLabels(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: person.id,
      docket: person.docket,
      firstName: person.firstName,
      lastName: person.lastName,
    })
    .from(person)
    .where(inArray(person.id, [...ids]));
  return new Map(rows.map((row) => [row.id, `${personName(row)} (${row.docket})`]));
}
