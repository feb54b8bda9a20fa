import { DateTime } from 'luxon';
import type { Db } from '../../db/client';
import { publicHolidays } from '../../engine/time/publicHolidays';
import { findHouseHolidays } from '../holidays/houseHolidayQueries';
import { isWorkingDay } from '../holidays/leaveDayRules';

/** From Monday to Friday, but public holidays and those of the whole house. */
export async function comingWorkingDays(db: Db, from: string, count: number): Promise<string[]> {
  const start = DateTime.fromISO(from);
  // Weekends and the longest run of holidays fit in.
  const span = Array.from(
    { length: count * 2 + 14 },
    (_, index) => start.plus({ days: index }).toISODate() ?? '',
  );
  const house = await findHouseHolidays(db, from, span.at(-1) ?? from);
  const ofAll = house.filter(({ siteId }) => siteId === null);
  const worked = new Set(ofAll.filter((one) => one.worked).map(({ day }) => day));
  const holidays = new Map(
    [start.year, start.year + 1]
      .flatMap(publicHolidays)
      .filter(({ date }) => !worked.has(date))
      .map(({ date, name }) => [date, name] as const),
  );
  for (const { day, name, worked: isWorked } of ofAll) if (!isWorked) holidays.set(day, name);
  return span.filter((day) => isWorkingDay(day, { weekDays: 5, holidays })).slice(0, count);
}
