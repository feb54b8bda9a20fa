import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../acciones/context';
import { withinReach } from '../scope/withinReach';
import type { OfPerson } from './ofPerson';
import { personLabels } from './personLabels';

/** Each row called as whoever it is of; of those out of reach, nothing. */
export async function labelsByPerson(
  { db, viewer, reach }: Context,
  table: PgTable & OfPerson,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; owner: number }>(sql`
    select ${table.id} as id, ${table.personId} as owner from ${table}
    where ${table.id} = any(${sql.param(ids)}::bigint[])
    and ${withinReach(reach, viewer, table.personId)}`);
  const people = await personLabels(
    db,
    rows.map(({ owner }) => owner),
  );
  return new Map(rows.map(({ id, owner }) => [id, people.get(owner) ?? `N.º ${id}`]));
}
