import { DateTime } from 'luxon';

/** A working day so many days from today. */
export function workday(daysFromNow: number): DateTime {
  const date = DateTime.utc().startOf('day').plus({ days: daysFromNow });
  return date.weekday > 5 ? date.plus({ days: 8 - date.weekday }) : date;
}

export const isoDay = (date: DateTime) => date.toFormat('yyyy-MM-dd');
