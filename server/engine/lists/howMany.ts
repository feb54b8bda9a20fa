import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { COUNTED, countRows, FAR } from './countRows';
import { type ListTables, needsNoJoins, selectLean } from './selectFrom';

/** So many of the newest rows tell how common words are. */
const SAMPLE = 5_000;
/** A word that one row in so many has is common: a page is then found within some thousand rows, in whatever order. */
const COMMON = 50;

export interface Matches {
  /** The number of rows, as far as they were counted. */
  counted: number;
  /** How far that was: one more stands for all beyond it. */
  most: number;
  /** Whether gathering them by their ids costs less than walking the order of the list until a page is full. */
  few: boolean;
  /** The ids, where they are as few as a list counts at once: looking for them again would cost as much. */
  ids?: number[];
}

/**
 * How many rows have the words that were searched for. The planner knows little of words: what is rare is counted to the
 * end, and of what is common only that it is, because counting it would take longer than the page.
 */
export async function howMany(db: Db, list: ListTables, where: SQL | undefined): Promise<Matches> {
  const found = await selectLean(list, db, { id: list.id }, needsNoJoins(list, [where]))
    .where(where)
    .limit(COUNTED + 1);
  const counted = found.length;
  if (counted <= COUNTED) {
    return { counted, most: COUNTED, few: true, ids: found.map(({ id }) => Number(id)) };
  }
  const common = await countRows(db, list, and(where, newest(db, list)), COMMON);
  if (common === COMMON) return { counted, most: COUNTED, few: false };
  const all = await countRows(db, list, where, FAR + 1);
  return { counted: all, most: FAR, few: all <= FAR };
}

function newest(db: Db, { id }: ListTables): SQL {
  const last = db.select({ id }).from(id.table).orderBy(desc(id)).offset(SAMPLE).limit(1);
  return sql`${id} > ${last}`;
}
