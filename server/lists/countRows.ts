import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { type ListTables, selectLean } from './selectFrom';

/** Counting everything costs more than the page itself; beyond this it stops, unless asked on purpose. */
export const COUNTED = 10_000;

/** How many rows match; with a limit, at most that many are looked at. */
export async function countRows(
  db: Db,
  list: ListTables,
  where: SQL | undefined,
  limit?: number,
): Promise<number> {
  const matching = selectLean(list, db, { one: sql`1` }, [where]).where(where);
  const { rows } = await db.execute<{ total: string }>(
    sql`select count(*) as total from ${limit ? matching.limit(limit) : matching} as counted`,
  );
  return Number(rows[0]?.total ?? 0);
}
