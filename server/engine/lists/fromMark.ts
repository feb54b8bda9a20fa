import { and, is, or, type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import type { Mark } from './pageMarks';
import { nullable, type SortKey } from './sortKeys';

const row = (parts: SQL[]) => sql`(${sql.join(parts, sql`, `)})`;

/** All keys in one direction and never null: the database compares the row as a whole. */
function wholeRow(keys: readonly SortKey[], mark: Mark): SQL | null {
  const [first] = keys;
  const uniform = keys.every(
    ({ by, descending }) => descending === first?.descending && !nullable(by),
  );
  if (!uniform) return null;
  const compared = row(keys.map(({ by }) => sql`${by}`));
  const values = row(mark.map((value) => sql`${value}`));
  return first?.descending ? sql`${compared} <= ${values}` : sql`${compared} >= ${values}`;
}

function keyByKey([key, ...keys]: readonly SortKey[], [value, ...mark]: Mark): SQL | undefined {
  if (!key) return undefined;
  const { by, descending } = key;
  if (value === null || value === undefined) return and(sql`${by} is null`, keyByKey(keys, mark));
  const beyond = descending ? sql`${by} < ${value}` : sql`${by} > ${value}`;
  return or(
    beyond,
    nullable(by) ? sql`${by} is null` : undefined,
    and(sql`${by} = ${value}`, keyByKey(keys, mark)),
  );
}

/** Says nothing new, but in words that an index of the first key understands. */
function bounds(
  { by, descending }: SortKey,
  [from]: Mark,
  end: Mark | null | undefined,
): SQL | undefined {
  if (from === null || from === undefined) return sql`${by} is null`;
  const to = end?.[0];
  const start = descending ? sql`${by} <= ${from}` : sql`${by} >= ${from}`;
  if (to === null || to === undefined) return nullable(by) ? undefined : start;
  return and(start, descending ? sql`${by} >= ${to}` : sql`${by} <= ${to}`);
}

/** An order by columns of several tables has no index that knows all of them. */
const ofOneTable = (keys: readonly SortKey[]): boolean =>
  new Set(keys.map(({ by }) => is(by, PgColumn) && by.table)).size === 1;

/** The rows from a mark on; `end` is a mark at the end of the page or behind it, without which the planner expects many more rows. */
export function fromMark(keys: readonly SortKey[], mark: Mark, end: Mark | null | undefined) {
  const [first] = keys;
  if (!first) return undefined;
  const whole = wholeRow(keys, mark);
  if (whole && ofOneTable(keys)) return whole;
  return and(bounds(first, mark, end), whole ?? keyByKey(keys, mark));
}
