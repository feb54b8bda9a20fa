const DAY_MS = 86_400_000;
const WEEK = 7;

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
/** Days since the Monday of its week; the first of January of 1970 was a Thursday. */
const sinceMonday = (day: number) => (((day + 3) % WEEK) + WEEK) % WEEK;

export interface Cycle {
  /** Each day of it has a shift, or null where one is off. */
  days: readonly (number | null)[];
  /** Its first day stands on a Monday, whatever day one begins with it. */
  byWeek: boolean;
}

/** The shift that a rotation has for a day, from the one on which somebody begins with its day `firstDay`; null: off. */
export function shiftOn(
  { days, byWeek }: Cycle,
  { fromDay, firstDay }: { fromDay: string; firstDay: number },
  day: string,
): number | null {
  const from = numberOf(fromDay);
  const start = byWeek ? from - sinceMonday(from) : from;
  const first = byWeek ? Math.floor((firstDay - 1) / WEEK) * WEEK : firstDay - 1;
  const at = (numberOf(day) - start + first) % days.length;
  return days[at] ?? null;
}
