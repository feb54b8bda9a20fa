import { listPublicHolidays } from '@contract/holidays/listPublicHolidays';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { nowIn } from '../../engine/time/nowIn';
import { publicHolidays } from '../../engine/time/publicHolidays';
import { findOrganisationHolidays } from './organisationHolidayQueries';

const MAX_YEARS = 20;

export const listPublicHolidaysHandler = implement(
  listPublicHolidays,
  async ({ desde, hasta }, { db }) => {
    const thisYear = nowIn().year;
    const from = desde ?? Math.min(thisYear, hasta ?? thisYear);
    const to = hasta ?? Math.max(from, thisYear + 1);
    if (to < from) throw invalid({ hasta: 'Debe ser igual o posterior a «desde».' });
    if (to - from >= MAX_YEARS) throw invalid({ hasta: `Pedí hasta ${MAX_YEARS} años por vez.` });
    const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const stored = await findOrganisationHolidays(db, `${from}-01-01`, `${to}-12-31`);
    const workedByAll = new Set(
      stored.filter((day) => day.worked && day.siteId === null).map(({ day }) => day),
    );
    const country = (await publicHolidays(...years))
      .filter(({ date }) => !workedByAll.has(date))
      .map((day) => ({ ...day, kind: 'public' as const, siteId: null, siteName: null }));
    const ofOrganisation = stored
      .filter(({ worked }) => !worked)
      .map(({ day, name, siteId, siteName }) => ({
        date: day,
        name,
        kind: siteId === null ? ('house' as const) : ('site' as const),
        siteId,
        siteName,
      }));
    return { rows: [...country, ...ofOrganisation].sort((a, b) => a.date.localeCompare(b.date)) };
  },
);
