import { dateOf, dayAfter, mondayOf, monthDays, weekdayOf } from './calendarDays';
import { LAST_NTH, MOST_TIMES, type Repeat } from './repeat';

/** Two years: beyond them a series is planned anew. */
export const MOST_SERIES_DAYS = 731;
const LAST_DAY = '2199-12-31';

function* weeks(startDay: string, { every, weekdays }: Repeat): Generator<string> {
  const days = [...new Set(weekdays)].sort();
  for (let monday = mondayOf(startDay); ; monday = dayAfter(monday, 7 * every)) {
    for (const day of days) yield dayAfter(monday, day - 1);
  }
}

function dateInMonth({ kind, monthDay, nth, weekday }: Repeat, year: number, month: number) {
  const days = monthDays(year, month);
  if (kind === 'monthEnd') return days;
  // A month without that day has it on its last one: no month goes without its visit.
  if (kind === 'monthDay') return Math.min(monthDay, days);
  const first = 1 + ((weekday - weekdayOf(dateOf(year, month, 1)) + 7) % 7);
  const last = first + 7 * Math.floor((days - first) / 7);
  return nth === LAST_NTH ? last : first + 7 * (nth - 1);
}

function* months(startDay: string, repeat: Repeat): Generator<string> {
  const year = Number(startDay.slice(0, 4));
  const month = Number(startDay.slice(5, 7));
  for (let ahead = 0; ; ahead += repeat.every) {
    yield dateOf(year, month + ahead, dateInMonth(repeat, year, month + ahead));
  }
}

/** The dates of a repetition from a day on, in order: those of its end count, and nothing goes on beyond two years. */
export function repeatDays(startDay: string, repeat: Repeat): string[] {
  const { kind, weekdays, until, times } = repeat;
  if (kind === 'weekly' && weekdays.length === 0) return [];
  const furthest = [until ?? LAST_DAY, dayAfter(startDay, MOST_SERIES_DAYS - 1), LAST_DAY];
  const end = furthest.sort()[0] ?? LAST_DAY;
  const most = Math.min(times ?? MOST_TIMES, MOST_TIMES);
  const dates: string[] = [];
  for (const date of kind === 'weekly' ? weeks(startDay, repeat) : months(startDay, repeat)) {
    if (date > end || dates.length >= most) return dates;
    if (date >= startDay) dates.push(date);
  }
  return dates;
}

/** Says beside its field why a repetition cannot be; one without a fault has at least one date. */
export function repeatFaults(startDay: string, repeat: Repeat): Record<string, string> {
  const { until, times } = repeat;
  const dates = repeatDays(startDay, repeat).length;
  if (until !== null && until < startDay) {
    return { 'repeat.until': 'Tiene que ser el día en que empieza o uno posterior.' };
  }
  if (until !== null && until > dayAfter(startDay, MOST_SERIES_DAYS - 1)) {
    return { 'repeat.until': 'Una serie dura hasta dos años: poné un día más cercano.' };
  }
  if (times !== null && dates > 0 && dates < times) {
    return { 'repeat.times': `En dos años entran ${dates}: poné menos veces.` };
  }
  if (dates === 0) return { 'repeat.until': 'Ninguna fecha cae en ese período.' };
  return {};
}
