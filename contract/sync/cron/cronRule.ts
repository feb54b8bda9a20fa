/** A cron text as lists, each in order; weekdays go from Sunday, 0, to Saturday, 6. */
export interface CronRule {
  minutes: readonly number[];
  hours: readonly number[];
  monthDays: readonly number[];
  months: readonly number[];
  weekdays: readonly number[];
  /** Either kind of day is enough, as in cron where both are said. */
  either: boolean;
}

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

export const allMonthDays: readonly number[] = from(1, 31);
export const allMonths: readonly number[] = from(1, 12);
export const allHours: readonly number[] = from(0, 23);

/** The same for an hour of some days of the week, numbered from Monday, 1, to Sunday, 7. */
export function ruleOfDays(days: readonly number[], at: string): CronRule {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  return {
    minutes: [minute],
    hours: [hour],
    monthDays: allMonthDays,
    months: allMonths,
    weekdays: days.map((day) => day % 7),
    either: false,
  };
}

/** Whether a rule has times on a day; a day is its midnight in UTC, whatever the zone. */
export function comesOn(rule: CronRule, day: number): boolean {
  const on = new Date(day);
  if (!rule.months.includes(on.getUTCMonth() + 1)) return false;
  const inMonth = rule.monthDays.includes(on.getUTCDate());
  const inWeek = rule.weekdays.includes(on.getUTCDay());
  return rule.either ? inMonth || inWeek : inMonth && inWeek;
}

/** The minutes of a day on which it comes, in order. */
export const timesOfDay = ({ hours, minutes }: CronRule): number[] =>
  hours.flatMap((hour) => minutes.map((minute) => hour * 60 + minute));
