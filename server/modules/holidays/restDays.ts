import { and, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { siteHoliday } from '../../db/schema/settings';
import { type Day, yearOf } from '../../engine/time/days';
import { publicHolidays } from '../../engine/time/publicHolidays';

/** The days of rest of some sites between two days: the country's, the organisation's and their own, less those they work. */
export async function restDays(
  db: Db,
  siteIds: readonly number[],
  { from, to }: { from: Day; to: Day },
): Promise<Map<number, Map<Day, string>>> {
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, at) => yearOf(from) + at);
  const [country, own] = await Promise.all([
    publicHolidays(...years),
    db
      .select()
      .from(siteHoliday)
      .where(
        and(
          gte(siteHoliday.day, from),
          lte(siteHoliday.day, to),
          or(isNull(siteHoliday.siteId), anyOf(siteHoliday.siteId, [...siteIds])),
        ),
      )
      // A site's own days come last.
      .orderBy(sql`${siteHoliday.siteId} nulls first`),
  ]);
  const ofCountry = country.map(({ date, name }) => [date, name] as const);
  const bySite = new Map(siteIds.map((siteId) => [siteId, new Map<Day, string>(ofCountry)]));
  for (const { siteId, day, name, worked } of own) {
    for (const [at, days] of bySite) {
      if (siteId !== null && siteId !== at) continue;
      if (worked) days.delete(day);
      else days.set(day, name);
    }
  }
  return bySite;
}
