import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';
import { type DatedField, type DatedValues, datedFields, valuesOf } from './datedFields';

const columns = Object.fromEntries(
  Object.values(datedFields)
    .flat()
    .map((name) => [name, person[name]]),
) as { [Name in DatedField]: (typeof person)[Name] };

/** Category, salary, place, position and manager of some people on a day; before their first change the first one holds. */
export async function peopleAt(
  db: Db,
  ids: readonly number[],
  day: string,
): Promise<Map<number, DatedValues>> {
  if (ids.length === 0) return new Map();
  const now = await db
    .select({ id: person.id, ...columns })
    .from(person)
    .where(anyOf(person.id, [...ids]));
  const later = sql`${personHistory.effectiveFrom} > ${day}`;
  const distance = sql`abs(${personHistory.effectiveFrom} - ${day}::date)`;
  const rows = await db
    .selectDistinctOn([personHistory.personId, personHistory.kind])
    .from(personHistory)
    .where(anyOf(personHistory.personId, [...ids]))
    .orderBy(personHistory.personId, personHistory.kind, later, distance);
  // A value that never changed is as it is today.
  const found = new Map<number, DatedValues>(now.map(({ id, ...values }) => [id, values]));
  for (const { personId, kind, ...row } of rows) {
    const values = found.get(personId);
    const held = valuesOf(kind, row as Partial<DatedValues>);
    if (values) found.set(personId, { ...values, ...held });
  }
  return found;
}

export async function personAt(db: Db, id: number, day: string): Promise<DatedValues | null> {
  return (await peopleAt(db, [id], day)).get(id) ?? null;
}
