import { type SQL, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { DEFAULT_ZONE } from '../time/zone';
import { isDay } from './operand';
import { wrongFilter } from './wrongFilter';

export interface Bounds {
  start: SQL;
  /** The first instant after it; null for a single instant. */
  end: SQL | null;
  /** Where each row has its own clock: constants around all clocks of the world, by which an index finds the rows. */
  earliest?: SQL;
  latest?: SQL;
}

const literal = (time: DateTime) => sql`${time.toUTC().toISO()}::timestamptz`;

/** The clocks of the world are at most so far from UTC, to the east and to the west. */
const FARTHEST = { hours: 14 };

/** A day of a filter is the whole day where it is read; anything longer is that very instant. */
export function instantBounds(
  field: string,
  value: unknown,
  zone: string | SQL = DEFAULT_ZONE,
): Bounds {
  if (typeof value !== 'string') return wrongFilter(field);
  if (isDay(value)) return typeof zone === 'string' ? dayIn(zone, value) : dayOfRow(zone, value);
  const time = DateTime.fromISO(value, { zone: 'utc' });
  if (!time.isValid || !isDay(time.toISODate())) return wrongFilter(field);
  return { start: literal(time), end: null };
}

function dayIn(zone: string, day: string): Bounds {
  const start = DateTime.fromISO(day, { zone }).startOf('day');
  return { start: literal(start), end: literal(start.plus({ days: 1 })) };
}

function dayOfRow(zone: SQL, day: string): Bounds {
  const utc = DateTime.fromISO(day, { zone: 'utc' });
  const startOf = (date: DateTime) => sql`(${date.toISODate()}::timestamp at time zone ${zone})`;
  const next = utc.plus({ days: 1 });
  return {
    start: startOf(utc),
    end: startOf(next),
    earliest: literal(utc.minus(FARTHEST)),
    latest: literal(next.plus(FARTHEST)),
  };
}
