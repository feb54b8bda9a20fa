import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { type ListTables, needsNoJoins, selectLean } from './selectFrom';

/** Counting costs more than the page itself; beyond this a page stops, and who needs the number asks for it. */
export const COUNTED = 1_000;

/** Up to here rows are counted and gathered one by one; beyond it a walk that leaves marks is worth it. */
export const FAR = 10_000;

/** How many rows match, as a number within another query; with a limit, at most that many are looked at. */
export function rowCount(
  db: Db,
  list: ListTables,
  where: SQL | undefined,
  limit?: number,
  lean = needsNoJoins(list, [where]),
) {
  const matching = selectLean(list, db, { one: sql`1` }, lean).where(where);
  return sql`(select count(*) from ${limit ? matching.limit(limit) : matching} as counted)`.mapWith(
    Number,
  );
}

export async function countRows(
  db: Db,
  list: ListTables,
  where: SQL | undefined,
  limit?: number,
): Promise<number> {
  const { rows } = await db.execute<{ total: string }>(
    sql`select ${rowCount(db, list, where, limit)} as total`,
  );
  return Number(rows[0]?.total ?? 0);
}
