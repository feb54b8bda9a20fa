import { and, is, SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { forTheseValues } from '../../db/nameStatements';

/** Up to so many rows of the other table are named one by one; beyond it the database looks for them itself. */
const NAMED = 1_000;

interface Lookup {
  column: AnyPgColumn;
  id: AnyPgColumn;
  matches: SQL;
}

const lookups = new WeakMap<SQL, Lookup>();

/** The rows whose `column` names a row of another table that matches: that table is asked first, by itself. */
export function lookedUp(column: AnyPgColumn, id: AnyPgColumn, matches: SQL): SQL {
  const condition = sql`${column} in (select ${id} from ${id.table} where ${matches})`;
  lookups.set(condition, { column, id, matches });
  return condition;
}

/** The table that a condition brings along, so that whatever it says about it needs no join. */
export const broughtTable = (condition: SQL): PgTable | undefined =>
  lookups.get(condition)?.id.table;

/**
 * The same condition with the ids that its lookups find, where they are few. The planner cannot tell how many rows have
 * some words: it reads the whole list for what an index finds at once when the ids are known.
 */
export async function withKnownIds(db: Db, condition: SQL): Promise<SQL> {
  const lookup = lookups.get(condition);
  if (lookup) return knownIds(db, condition, lookup);
  let changed = false;
  const chunks: SQL['queryChunks'] = [];
  for (const chunk of condition.queryChunks) {
    const known = is(chunk, SQL) ? await withKnownIds(db, chunk) : chunk;
    changed ||= known !== chunk;
    chunks.push(known);
  }
  return changed ? new SQL(chunks) : condition;
}

async function knownIds(db: Db, condition: SQL, { column, id, matches }: Lookup): Promise<SQL> {
  const found = await db
    .select({ id })
    .from(id.table)
    // The words decide the index: a plan for any words reads the whole table.
    .where(and(sql.raw(forTheseValues), matches))
    .limit(NAMED + 1);
  if (found.length > NAMED) return condition;
  return anyOf(
    column,
    found.map((row) => row.id),
  );
}
