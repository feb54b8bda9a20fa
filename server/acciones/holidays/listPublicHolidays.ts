import { listPublicHolidays } from '@contract/holidays/listPublicHolidays';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { site } from '../../db/schema/organisation';
import { siteHoliday } from '../../db/schema/settings';
import { invalid } from '../../http/fault';
import { publicHolidays } from '../../time/publicHolidays';
import { DEFAULT_ZONE } from '../../time/zone';
import { implement } from '../implement';

const MAX_YEARS = 20;

export const listPublicHolidaysHandler = implement(
  listPublicHolidays,
  async ({ desde, hasta }, { db }) => {
    const thisYear = DateTime.now().setZone(DEFAULT_ZONE).year;
    const from = desde ?? Math.min(thisYear, hasta ?? thisYear);
    const to = hasta ?? Math.max(from, thisYear + 1);
    if (to < from) throw invalid({ hasta: 'Debe ser igual o posterior a «desde».' });
    if (to - from >= MAX_YEARS) throw invalid({ hasta: `Pedí hasta ${MAX_YEARS} años por vez.` });
    const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const stored = await db
      .select({
        date: siteHoliday.day,
        name: siteHoliday.name,
        siteId: site.id,
        siteName: site.name,
      })
      .from(siteHoliday)
      .innerJoin(site, eq(site.id, siteHoliday.siteId))
      .where(and(gte(siteHoliday.day, `${from}-01-01`), lte(siteHoliday.day, `${to}-12-31`)))
      .orderBy(asc(siteHoliday.day), asc(site.name));
    const country = years
      .flatMap(publicHolidays)
      .map((day) => ({ ...day, kind: 'public' as const, siteId: null, siteName: null }));
    const ofSites = stored.map((day) => ({ ...day, kind: 'site' as const }));
    return { rows: [...country, ...ofSites].sort((a, b) => a.date.localeCompare(b.date)) };
  },
);
