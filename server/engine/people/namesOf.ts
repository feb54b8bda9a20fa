import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { personName } from './personName';

export interface NamedPerson {
  /** "Apellido, Nombre". */
  name: string;
  docket: string;
}

export async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, NamedPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: person.id,
      docket: person.docket,
      firstName: person.firstName,
      lastName: person.lastName,
    })
    .from(person)
    .where(anyOf(person.id, [...ids]));
  return new Map(rows.map((row) => [row.id, { name: personName(row), docket: row.docket }]));
}
