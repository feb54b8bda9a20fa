import { is, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core';
import type { Expression, ListColumns } from './listColumn';
import type { ListRequest } from './listRequest';

/** A part of an order. */
export interface SortKey {
  by: Expression;
  descending: boolean;
}

export const ascending = (by: Expression): SortKey => ({ by, descending: false });
export const descending = (by: Expression): SortKey => ({ by, descending: true });

export const nullable = (by: Expression): boolean => !is(by, PgColumn) || !by.notNull;

/** The asked order, else the list's own; then the id, so that two pages never share a row. */
export function sortKeys(
  columns: ListColumns,
  sort: ListRequest['sort'],
  otherwise: readonly SortKey[],
  id: AnyPgColumn,
): SortKey[] {
  const asked = sort.flatMap(({ field, direction }) => {
    const column = columns[field];
    if (!column || column.kind === 'condition') return [];
    const keys = column.sortBy ?? [column.by];
    return keys.map((by) => ({ by, descending: direction === 'desc' }));
  });
  const keys = asked.length > 0 ? asked : otherwise;
  if (keys.some((key) => key.by === id)) return [...keys];
  return [...keys, { by: id, descending: keys.at(-1)?.descending ?? false }];
}

/** Missing values stand last in both directions; that is said only where they can be missing, so that indexes serve. */
export function orderBy(keys: readonly SortKey[]): SQL[] {
  return keys.map(({ by, descending: down }) => {
    if (!down) return sql`${by} asc`;
    return nullable(by) ? sql`${by} desc nulls last` : sql`${by} desc`;
  });
}
