import { or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { fold } from '../../engine/imports/fold';
import type { StoredPerson } from '../../engine/people/datedFields';
import { findPlaces, type NamedPlaces } from './importedPlaces';

/** A colleague, as far as managers need to know. */
export interface Colleague {
  docket: string;
  managerId: number | null;
  leaveDate: string | null;
}

export interface PeopleLookups {
  byDocket: Map<string, StoredPerson>;
  /** The dockets of people who already have a DNI or a CUIL. */
  owners: Map<string, string>;
  colleagues: Map<number, Colleague>;
  idByDocket: Map<string, number>;
  idsByName: Map<string, number[]>;
  places: NamedPlaces;
}

const present = (values: (string | null | undefined)[]) => [
  ...new Set(values.filter((value): value is string => typeof value === 'string')),
];

// The values go as a single array: a query takes no more than 65,535 values.
const among = (column: AnyPgColumn, values: string[]) =>
  sql`${column} = any(${sql.param(values)}::text[])`;

const columns = {
  id: person.id,
  docket: person.docket,
  firstName: person.firstName,
  lastName: person.lastName,
  managerId: person.managerId,
  leaveDate: person.leaveDate,
};

/** All that a file of people is held against, in a handful of queries whatever its size. */
export async function loadLookups(
  db: Db,
  rows: readonly { values: Record<string, string | null> }[],
): Promise<PeopleLookups> {
  const ask = (key: string) => present(rows.map(({ values }) => values[key]));
  const known = await db
    .select()
    .from(person)
    .where(
      or(
        among(person.docket, ask('docket')),
        among(person.dni, ask('dni')),
        among(person.cuil, ask('cuil')),
      ),
    );
  const everybody = await db.select(columns).from(person);
  const idsByName = new Map<string, number[]>();
  for (const { id, firstName, lastName } of everybody) {
    for (const name of new Set([
      fold(`${lastName} ${firstName}`),
      fold(`${firstName} ${lastName}`),
    ])) {
      idsByName.set(name, [...(idsByName.get(name) ?? []), id]);
    }
  }
  return {
    byDocket: new Map(known.map((row) => [row.docket, row])),
    owners: new Map(known.flatMap((row) => [row.dni, row.cuil].map((key) => [key, row.docket]))),
    colleagues: new Map(everybody.map(({ id, ...row }) => [id, row])),
    idByDocket: new Map(everybody.map(({ id, docket }) => [docket, id])),
    idsByName,
    places: await findPlaces(db),
  };
}
