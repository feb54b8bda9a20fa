import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { siteHoliday } from '../../db/schema/settings';

const select = (db: Db) =>
  db
    .select({
      id: siteHoliday.id,
      version: siteHoliday.version,
      day: siteHoliday.day,
      name: siteHoliday.name,
      siteId: siteHoliday.siteId,
      siteName: site.name,
      worked: siteHoliday.worked,
    })
    .from(siteHoliday)
    .leftJoin(site, eq(site.id, siteHoliday.siteId));

export const findOrganisationHolidays = (db: Db, from: string, to: string) =>
  select(db)
    .where(and(gte(siteHoliday.day, from), lte(siteHoliday.day, to)))
    .orderBy(asc(siteHoliday.day), asc(site.name));

export async function findOrganisationHoliday(db: Db, id: number) {
  const [row] = await select(db).where(eq(siteHoliday.id, id));
  return row;
}
