import { DateTime } from 'luxon';
import { weekRange } from './weekRange';

const iso = (date: DateTime) => date.toFormat('yyyy-MM-dd');

/** Monday to Sunday of the week of a day. */
export function daysOfWeek(day: string): string[] {
  const on = DateTime.fromISO(day);
  // An address may say anything.
  if (!on.isValid) return [];
  const monday = DateTime.fromJSDate(weekRange(on.toJSDate()).desde);
  return Array.from({ length: 7 }, (_, at) => iso(monday.plus({ days: at })));
}

/** The same weekday a week on, or back. */
export const moveWeek = (day: string, by: -1 | 1): string =>
  iso(DateTime.fromISO(day).plus({ weeks: by }));
