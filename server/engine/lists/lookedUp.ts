import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

const asked = new WeakMap<SQL, PgTable>();

/** The rows whose `column` names a row of another table that matches: that table is asked first, by itself. */
export function lookedUp(column: AnyPgColumn, id: AnyPgColumn, matches: SQL): SQL {
  const condition = sql`${column} in (select ${id} from ${id.table} where ${matches})`;
  asked.set(condition, id.table);
  return condition;
}

/** The table that a condition brings along, so that whatever it says about it needs no join. */
export const broughtTable = (condition: SQL): PgTable | undefined => asked.get(condition);
