import { day } from '@contract/core/id';
import { is, type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import type { ComparedColumn, Expression } from './listColumn';
import { wrongFilter } from './wrongFilter';

const largest: Record<string, number> = {
  smallint: 2 ** 15 - 1,
  integer: 2 ** 31 - 1,
  bigint: Number.MAX_SAFE_INTEGER,
};

/** The database refuses what its type cannot hold; here that is a wrong filter and not a failure. */
function fits(by: Expression, number: number): boolean {
  const most = is(by, PgColumn) ? largest[by.getSQLType()] : undefined;
  if (most === undefined) return Number.isFinite(number);
  return Number.isInteger(number) && Math.abs(number) <= most;
}

function numeric(by: Expression, field: string, value: unknown): SQL {
  const text = String(value);
  if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) || !fits(by, Number(text))) {
    return wrongFilter(field);
  }
  // An expression has no type for the parameter to take.
  if (!is(by, PgColumn)) return sql`${text}::numeric`;
  return Number.isInteger(Number(text)) ? sql`${Number(text)}` : sql`${text}`;
}

export function isDay(value: unknown): value is string {
  return day.safeParse(value).success;
}

function yesNo(field: string, value: unknown): SQL {
  if (value === true || value === 'true') return sql`true`;
  return value === false || value === 'false' ? sql`false` : wrongFilter(field);
}

/** The value of a filter, in the type of its column. */
export function operand(column: ComparedColumn, field: string, value: unknown): SQL {
  switch (column.kind) {
    case 'number':
    case 'person':
      return numeric(column.by, field, value);
    case 'day':
      return isDay(value) ? sql`${value}::date` : wrongFilter(field);
    case 'boolean':
      return yesNo(field, value);
    case 'enum':
      return typeof value === 'string' && column.values.includes(value)
        ? sql`${value}`
        : wrongFilter(field);
    default:
      return typeof value === 'string' ? sql`${value}` : wrongFilter(field);
  }
}
