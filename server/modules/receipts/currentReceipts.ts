import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';

/** Finds the slip that its person has now for each of these: itself, or the last that was given instead. */
export async function currentReceipts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ first: number; last: number }>(sql`
    with recursive chain(first, last) as (
      select r.id, r.id from receipt r where r.id = any(${sql.param([...ids])}::int[])
      union all
      select c.first, newer.id from chain c join receipt newer on newer.replaces_id = c.last)
    select c.first, c.last from chain c
    where not exists (select from receipt newer where newer.replaces_id = c.last)`);
  return new Map(rows.map(({ first, last }) => [first, last]));
}
