import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { MARKED_EVERY, type Mark, type Marks } from './pageMarks';
import { type ListTables, needsNoJoins, selectLean } from './selectFrom';
import { orderBy, type SortKey } from './sortKeys';

const name = (index: number) => `k${index}`;

/** Walks all rows once in their order; counting them on the way costs nothing more. */
export async function readMarks(
  db: Db,
  list: ListTables,
  where: SQL | undefined,
  keys: readonly SortKey[],
): Promise<Marks> {
  const order = sql.join(orderBy(keys), sql`, `);
  const values = keys.map(({ by }, index) => [name(index), sql`${by}`.as(name(index))] as const);
  const fields = {
    ...Object.fromEntries(values),
    position: sql`row_number() over (order by ${order}) - 1`.as('position'),
    last: sql`lead(1) over (order by ${order}) is null`.as('last'),
  };
  const rows = selectLean(list, db, fields, needsNoJoins(list, [where, order])).where(where);
  const texts = keys.map((_, index) => sql`${sql.identifier(name(index))}::text`);
  const found = await db.execute<Record<string, string | null>>(
    sql`select position, ${sql.join(texts, sql`, `)} from ${rows} as counted
      where position % ${sql.raw(String(MARKED_EVERY))} = 0 or last order by position`,
  );
  const markOf = (row: Record<string, string | null>): Mark =>
    keys.map((_, index) => row[name(index)] ?? null);
  const last = found.rows.at(-1);
  const at = found.rows.filter(({ position }) => Number(position) % MARKED_EVERY === 0).map(markOf);
  return { total: Number(last?.position ?? -1) + 1, at, end: last ? markOf(last) : null };
}
