/** A day without hour or zone: AAAA-MM-DD. They compare as text. */
export type Day = string;

const MS = 86_400_000;
const stamp = (day: Day) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, count: number): Day =>
  new Date(stamp(day) + count * MS).toISOString().slice(0, 10);

/** Both ends count: from a day to itself there is one. */
export const daysFromTo = (from: Day, to: Day): number => (stamp(to) - stamp(from)) / MS + 1;

/** Monday is 1, Sunday is 7. */
export const weekday = (day: Day): number => new Date(stamp(day)).getUTCDay() || 7;

/** Ten years: nobody walks further by day, and who tries has let a wrong year through. */
const MOST_DAYS = 3660;

export function eachDay(from: Day, to: Day): Day[] {
  const length = Math.max(0, daysFromTo(from, to));
  if (length > MOST_DAYS) throw new RangeError(`${from} to ${to} is too far to walk`);
  return Array.from({ length }, (_, index) => addDays(from, index));
}

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
export const monthOf = (day: Day): number => Number(day.slice(5, 7));

/** The same day so many years later; who came on a 29 February has theirs on the last day of the month. */
export function addYears(day: Day, years: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** The last day of a month of a year. */
export const monthEnd = (year: number, month: number): Day =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

export const monthStart = (year: number, month: number): Day =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);

/** "17/01/2027", as a person reads it. */
export const dayText = (day: Day): string => day.split('-').reverse().join('/');

/** "el 04/01/2027", "del 04/01/2027 al 17/01/2027". */
export const spanText = (from: Day, to: Day): string =>
  from === to ? `el ${dayText(from)}` : `del ${dayText(from)} al ${dayText(to)}`;
