import { type AnyColumn, type GetColumnData, type SQL, sql } from 'drizzle-orm';

/** Is one of these: one value for all of them, so that the statement reads the same however many there are. */
export const anyOf = <C extends AnyColumn>(
  column: C,
  values: readonly GetColumnData<C, 'raw'>[],
): SQL<boolean> =>
  sql<boolean>`${column} = any(${sql.param(values.map((value) => column.mapToDriverValue(value)))})`;
