import type { FilterOperator } from '@contract/core/listInput';
import { and, type SQL, sql } from 'drizzle-orm';
import { foldedLike, searchCondition, searchWords } from './foldedLike';
import { type Bounds, instantBounds } from './instantBounds';
import type { ComparedColumn, ListColumns, TextColumn } from './listColumn';
import type { ListFilter } from './listRequest';
import { operand } from './operand';
import { wrongFilter } from './wrongFilter';

const choices: readonly FilterOperator[] = ['is', 'not', 'in', 'empty'];
const ranges: readonly FilterOperator[] = [...choices, 'from', 'to', 'between'];

const operators: Record<ComparedColumn['kind'], readonly FilterOperator[]> = {
  text: [...ranges, 'contains', 'starts'],
  number: ranges,
  instant: ranges,
  day: ranges,
  enum: choices,
  boolean: choices,
  person: choices,
};

function bounds(column: ComparedColumn, field: string, value: unknown): Bounds {
  return column.kind === 'instant'
    ? instantBounds(field, value, column.zone)
    : { start: operand(column, field, value), end: null };
}

/** Days and instants of one form compare as text. */
function endsBefore({ kind }: ComparedColumn, [from, to]: unknown[]): boolean {
  if (kind !== 'day' && kind !== 'instant') return false;
  return typeof from === 'string' && typeof to === 'string' && to.slice(0, 10) < from.slice(0, 10);
}

function compare(column: ComparedColumn, { field, operator, value }: ListFilter): SQL {
  const { by } = column;
  const values = Array.isArray(value) ? value : [value];
  const [first] = values;
  const from = (one: unknown) => {
    const { start, earliest } = bounds(column, field, one);
    return earliest ? sql`(${by} >= ${earliest} and ${by} >= ${start})` : sql`${by} >= ${start}`;
  };
  const to = (one: unknown) => {
    const { start, end, latest } = bounds(column, field, one);
    if (!end) return sql`${by} <= ${start}`;
    return latest ? sql`(${by} < ${latest} and ${by} < ${end})` : sql`${by} < ${end}`;
  };
  const is = (one: unknown) => {
    const { start, end } = bounds(column, field, one);
    return end ? sql`(${from(one)} and ${to(one)})` : sql`${by} = ${start}`;
  };
  switch (operator) {
    case 'is':
      return is(first);
    case 'not':
      // A row without a value does not have that value either.
      return sql`(${is(first)}) is not true`;
    case 'in':
      return inList(column, field, values, is);
    case 'empty':
      return isEmpty(column, field, first);
    case 'from':
      return from(first);
    case 'to':
      return to(first);
    case 'between':
      if (values.length !== 2 || endsBefore(column, values)) return wrongFilter(field);
      return sql`(${from(first)} and ${to(values[1])})`;
    default:
      if (column.kind !== 'text' || typeof first !== 'string') return wrongFilter(field);
      return textCondition(column, first, operator) ?? wrongFilter(field);
  }
}

function textCondition(
  { by, folded = sql`anden_fold(${by})`, within, beginsIndexed, inWords }: TextColumn,
  text: string,
  operator: 'contains' | 'starts',
): SQL | undefined {
  if (!inWords) {
    const matches = foldedLike(folded, text, operator);
    if (!within || (beginsIndexed && operator === 'starts')) return matches;
    return and(foldedLike(within, text, 'contains'), matches);
  }
  if (operator === 'contains') return searchCondition(folded, text);
  return foldedLike(folded, searchWords(text).join(' '), operator);
}

function inList(
  column: ComparedColumn,
  field: string,
  values: unknown[],
  is: (one: unknown) => SQL,
): SQL {
  if (values.length === 0) return sql`false`;
  if (column.kind === 'instant') return sql`(${sql.join(values.map(is), sql` or `)})`;
  const list = values.map((one) => operand(column, field, one));
  return sql`${column.by} in (${sql.join(list, sql`, `)})`;
}

function isEmpty(column: ComparedColumn, field: string, wanted: unknown): SQL {
  if (typeof wanted !== 'boolean') return wrongFilter(field);
  const { by } = column;
  const none = noneOf(column);
  if (none) return wanted ? sql`${by} = ${none}` : sql`${by} <> ${none}`;
  if (column.kind !== 'text') return wanted ? sql`${by} is null` : sql`${by} is not null`;
  return wanted ? sql`(${by} is null or ${by} = '')` : sql`${by} <> ''`;
}

/** The day that stands for none is the last there is: a range that is open to the end would have it. */
const noneOf = (column: ComparedColumn): SQL | undefined =>
  column.kind === 'day' && column.none ? sql`${column.none}::date` : undefined;

function compared(column: ComparedColumn, filter: ListFilter): SQL {
  const condition = compare(column, filter);
  const none = noneOf(column);
  const known =
    none && filter.operator !== 'empty' && filter.operator !== 'not'
      ? sql`(${condition} and ${column.by} < ${none})`
      : condition;
  const lacking = column.mayLack && (filter.operator === 'not' || filter.operator === 'empty');
  return column.among && !lacking ? column.among(known) : known;
}

export function filterCondition(
  columns: ListColumns,
  filters: readonly ListFilter[],
): SQL | undefined {
  return and(
    ...filters.map((filter) => {
      const column = columns[filter.field];
      if (!column) return wrongFilter(filter.field);
      if (column.kind === 'condition') return column.where(filter.value, filter.operator);
      if (!operators[column.kind].includes(filter.operator)) return wrongFilter(filter.field);
      return compared(column, filter);
    }),
  );
}
