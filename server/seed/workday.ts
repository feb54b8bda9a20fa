import type { DateTime } from 'luxon';
import { nowIn } from '../engine/time/nowIn';

/** A working day so many days from today. */
export function workday(daysFromNow: number): DateTime {
  const date = nowIn().startOf('day').plus({ days: daysFromNow });
  return date.weekday > 5 ? date.plus({ days: 8 - date.weekday }) : date;
}

export const isoDay = (date: DateTime) => date.toFormat('yyyy-MM-dd');
