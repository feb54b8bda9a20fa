import type { FilterOperator } from '@contract/shared/listInput';
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { invalid } from '../http/fault';

type Expression = AnyPgColumn | SQL;

/** A declared column: what it sorts by and how its filter compares. Nothing undeclared is reachable. */
export type ListColumn =
  | { kind: 'text'; by: Expression }
  | { kind: 'number'; by: Expression }
  | { kind: 'instant'; by: Expression }
  | { kind: 'condition'; where: (value: unknown) => SQL | undefined };

export type ListColumns = Record<string, ListColumn>;

interface Filter {
  field: string;
  operator: FilterOperator;
  value: string | number | boolean | (string | number | boolean)[];
}

interface ListRequest {
  page: number;
  size: number;
  sort: { field: string; direction: 'asc' | 'desc' }[];
  filters: Filter[];
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

function wrong(field: string): never {
  throw invalid({ filters: `El filtro de ${field} no es válido.` });
}

function operand(
  column: Exclude<ListColumn, { kind: 'condition' }>,
  field: string,
  value: unknown,
): SQL {
  if (column.kind === 'number') {
    const number = typeof value === 'number' ? value : Number(value);
    return Number.isFinite(number) && value !== '' ? sql`${number}` : wrong(field);
  }
  if (column.kind === 'instant') {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(time) ? wrong(field) : sql`${new Date(time).toISOString()}::timestamptz`;
  }
  return typeof value === 'string' ? sql`${value}` : wrong(field);
}

function compare(column: Exclude<ListColumn, { kind: 'condition' }>, filter: Filter): SQL {
  const values = Array.isArray(filter.value) ? filter.value : [filter.value];
  const one = () => operand(column, filter.field, values[0]);
  switch (filter.operator) {
    case 'is':
      return sql`${column.by} = ${one()}`;
    case 'not':
      return sql`${column.by} is distinct from ${one()}`;
    case 'empty':
      if (typeof values[0] !== 'boolean') return wrong(filter.field);
      return values[0] ? sql`${column.by} is null` : sql`${column.by} is not null`;
    case 'in': {
      if (values.length === 0) return sql`false`;
      const list = values.map((value) => operand(column, filter.field, value));
      return sql`${column.by} in (${sql.join(list, sql`, `)})`;
    }
    case 'from':
      return sql`${column.by} >= ${one()}`;
    case 'to':
      return sql`${column.by} <= ${one()}`;
    case 'between':
      if (values.length !== 2) return wrong(filter.field);
      return sql`${column.by} between ${one()} and ${operand(column, filter.field, values[1])}`;
    default: {
      if (column.kind !== 'text' || typeof values[0] !== 'string') return wrong(filter.field);
      const start = filter.operator === 'contains' ? '%' : '';
      return sql`anden_fold(${column.by}) like anden_fold(${`${start}${escapeLike(values[0])}%`})`;
    }
  }
}

export function filterCondition(columns: ListColumns, filters: readonly Filter[]): SQL | undefined {
  return and(
    ...filters.map((filter) => {
      const column = columns[filter.field];
      if (!column) return wrong(filter.field);
      return column.kind === 'condition' ? column.where(filter.value) : compare(column, filter);
    }),
  );
}

/** The asked order, then the id: two pages never share a row. */
export function listOrder(
  columns: ListColumns,
  request: ListRequest,
  otherwise: SQL[],
  id: AnyPgColumn,
): SQL[] {
  const asked = request.sort.flatMap(({ field, direction }) => {
    const column = columns[field];
    if (!column || column.kind === 'condition') return [];
    return direction === 'asc'
      ? sql`${column.by} asc nulls last`
      : sql`${column.by} desc nulls last`;
  });
  return asked.length > 0
    ? [...asked, request.sort[0]?.direction === 'desc' ? desc(id) : asc(id)]
    : otherwise;
}

export const listWindow = ({ page, size }: Pick<ListRequest, 'page' | 'size'>) => ({
  limit: size,
  offset: (page - 1) * size,
});

/** Every word must be somewhere in the folded text of the row. */
export function searchCondition(column: Expression, search: string): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return undefined;
  return and(
    ...words.map((word) => sql`${column} like '%' || anden_fold(${escapeLike(word)}) || '%'`),
  );
}
