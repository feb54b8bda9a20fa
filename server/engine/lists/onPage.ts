import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { type ListTables, selectLean } from './selectFrom';
import { orderBy, type SortKey } from './sortKeys';

/** Skips among ids alone, which an index often knows by itself: whole rows are read of the page only. */
export function onPage(
  list: ListTables,
  db: Db,
  where: SQL | undefined,
  keys: readonly SortKey[],
  { limit, skip }: { limit: number; skip: number },
): SQL {
  const order = orderBy(keys);
  const ids = selectLean(list, db, { id: list.id }, [where, ...order])
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(skip);
  return sql`${list.id} in ${ids}`;
}
