import { type SQL, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { DEFAULT_ZONE } from '../time/zone';
import { isDay } from './operand';
import { wrongFilter } from './wrongFilter';

export interface InstantBounds {
  start: SQL;
  /** The first instant after it; null for a single instant. */
  end: SQL | null;
}

const literal = (time: DateTime) => sql`${time.toUTC().toISO()}::timestamptz`;

/** A day of a filter is the whole day where it is read; anything longer is that very instant. */
export function instantBounds(field: string, value: unknown, zone = DEFAULT_ZONE): InstantBounds {
  if (typeof value !== 'string') return wrongFilter(field);
  if (isDay(value)) {
    const start = DateTime.fromISO(value, { zone }).startOf('day');
    return { start: literal(start), end: literal(start.plus({ days: 1 })) };
  }
  const time = DateTime.fromISO(value, { zone: 'utc' });
  if (!time.isValid || !isDay(time.toISODate())) return wrongFilter(field);
  return { start: literal(time), end: null };
}
