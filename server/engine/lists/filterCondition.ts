import type { FilterOperator } from '@contract/core/listInput';
import { and, type SQL, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { DEFAULT_ZONE } from '../time/zone';
import { foldedLike, searchCondition, searchWords } from './foldedLike';
import type { ComparedColumn, ListColumns, TextColumn } from './listColumn';
import type { ListFilter } from './listRequest';
import { isDay, operand } from './operand';
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

function bounds(column: ComparedColumn, field: string, value: unknown): InstantBounds {
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
  const is = (one: unknown) => {
    const { start, end } = bounds(column, field, one);
    return end ? sql`(${by} >= ${start} and ${by} < ${end})` : sql`${by} = ${start}`;
  };
  const from = (one: unknown) => sql`${by} >= ${bounds(column, field, one).start}`;
  const to = (one: unknown) => {
    const { start, end } = bounds(column, field, one);
    return end ? sql`${by} < ${end}` : sql`${by} <= ${start}`;
  };
  switch (operator) {
    case 'is':
      return is(first);
    case 'not':
      // What has no value is not that value either.
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
  { by, folded = sql`anden_fold(${by})`, inWords }: TextColumn,
  text: string,
  operator: 'contains' | 'starts',
): SQL | undefined {
  if (!inWords) return foldedLike(folded, text, operator);
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
  if (column.kind !== 'text') return wanted ? sql`${by} is null` : sql`${by} is not null`;
  return wanted ? sql`(${by} is null or ${by} = '')` : sql`${by} <> ''`;
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
      return compare(column, filter);
    }),
  );
}

interface InstantBounds {
  start: SQL;
  /** The first instant after it; null for a single instant. */
  end: SQL | null;
}

const literal = (time: DateTime) => sql`${time.toUTC().toISO()}::timestamptz`;

/** A day of a filter is the whole day where it is read; anything longer is that very instant. */
function instantBounds(field: string, value: unknown, zone = DEFAULT_ZONE): InstantBounds {
  if (typeof value !== 'string') return wrongFilter(field);
  if (isDay(value)) {
    const start = DateTime.fromISO(value, { zone }).startOf('day');
    return { start: literal(start), end: literal(start.plus({ days: 1 })) };
  }
  const time = DateTime.fromISO(value, { zone: 'utc' });
  if (!time.isValid || !isDay(time.toISODate())) return wrongFilter(field);
  return { start: literal(time), end: null };
}
