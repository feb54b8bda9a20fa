import { addDays, type Day, weekday, yearOf } from '../../engine/time/days';
import { publicHolidays } from '../../engine/time/publicHolidays';

/** Law 25.326, art. 16: what is asked for is done within five working days. */
const DAYS = 5;

/** The last day on which an erasure that was asked for may be done. */
export function workingDaysAfter(from: Day, count: number, holidays: ReadonlySet<Day>): Day {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (weekday(day) < 6 && !holidays.has(day)) left -= 1;
  }
  return day;
}

export async function erasureDue(asked: Day): Promise<Day> {
  const year = yearOf(asked);
  const holidays = await publicHolidays(year, year + 1);
  return workingDaysAfter(asked, DAYS, new Set(holidays.map(({ date }) => date)));
}
