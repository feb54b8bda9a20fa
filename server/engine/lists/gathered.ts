import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { type ListTables, selectLean } from './selectFrom';

/**
 * The rows of `where` by their ids, found before they are put in order. Of words that seldom meet the planner
 * expects many rows, and walks the whole order of the list for a page of them.
 */
export function gathered(list: ListTables, db: Db, where: SQL | undefined): SQL {
  const ids = selectLean(list, db, { id: list.id }, [where]).where(where);
  return sql`${list.id} = any(array(${ids}))`;
}
