import { and, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { siteHoliday } from '../../db/schema/settings';
import { type Day, yearOf } from '../../engine/time/days';
import { publicHolidays } from '../../engine/time/publicHolidays';
import type { WorkCalendar } from './leaveDayRules';

/** The days of rest of a site between two days: the country's, the organisation's and its own, less those it works. */
export async function workCalendar(
  db: Db,
  { siteId, from, to, weekDays }: { siteId: number; from: Day; to: Day; weekDays: number },
): Promise<WorkCalendar> {
  const holidays = new Map<Day, string>();
  for (let year = yearOf(from); year <= yearOf(to); year += 1) {
    for (const { date, name } of await publicHolidays(year)) holidays.set(date, name);
  }
  const own = await db
    .select()
    .from(siteHoliday)
    .where(
      and(
        gte(siteHoliday.day, from),
        lte(siteHoliday.day, to),
        or(isNull(siteHoliday.siteId), eq(siteHoliday.siteId, siteId)),
      ),
    )
    // What a site says of itself comes last.
    .orderBy(sql`${siteHoliday.siteId} nulls first`);
  for (const { day, name, worked } of own) {
    if (worked) holidays.delete(day);
    else holidays.set(day, name);
  }
  return { weekDays, holidays };
}
