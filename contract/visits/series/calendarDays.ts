const MS = 86_400_000;

const stamp = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Days are reckoned as dates without an hour, so that no clock that changes moves one. */
export const dayAfter = (day: string, count: number): string => dayOf(stamp(day) + count * MS);

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (day: string): number => new Date(stamp(day)).getUTCDay() || 7;

export const mondayOf = (day: string): string => dayAfter(day, 1 - weekdayOf(day));

/** The month of a year, counted on beyond December. */
export const monthDays = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

export const dateOf = (year: number, month: number, date: number): string =>
  dayOf(Date.UTC(year, month - 1, date));
