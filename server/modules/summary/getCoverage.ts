import { getCoverage } from '@contract/summary/summaryAcciones';
import { DateTime } from 'luxon';
import type { Db } from '../../db/Db';
import { implement } from '../../engine/acciones/implement';
import { publicHolidays } from '../../engine/time/publicHolidays';
import { viewerToday } from '../../engine/time/viewerToday';
import { findOrganisationHolidays, isWorkingDay } from '../holidays';
import { coverageRows } from './coverageRows';

const DAYS = 10;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

export const getCoverageHandler = implement(getCoverage, async (_input, context) => {
  // Only who has people in charge plans with it.
  if (context.reach === 'own') return { days: [], areas: [] };
  const days = await comingWorkingDays(context.db, await viewerToday(context), DAYS);
  // How many an area needs says nothing of a team that is only a part of it.
  const all = await coverageRows(context, days);
  const rows = context.reach === 'team' ? all.map((row) => ({ ...row, minimum: null })) : all;
  return {
    days: days.map((day) => {
      const own = rows.filter((row) => row.day === day);
      return {
        day,
        people: sum(own.map(({ people }) => people)),
        away: sum(own.map(({ away }) => away)),
      };
    }),
    areas: rows.filter(({ day }) => day === days[0]).map(({ day: _day, ...area }) => area),
  };
});

/** From Monday to Friday, but public holidays and those of the whole kept. */
async function comingWorkingDays(db: Db, from: string, count: number): Promise<string[]> {
  const start = DateTime.fromISO(from);
  // Weekends and the longest run of holidays fit in.
  const span = Array.from(
    { length: count * 2 + 14 },
    (_, index) => start.plus({ days: index }).toISODate() ?? '',
  );
  const kept = await findOrganisationHolidays(db, from, span.at(-1) ?? from);
  const ofAll = kept.filter(({ siteId }) => siteId === null);
  const worked = new Set(ofAll.filter((one) => one.worked).map(({ day }) => day));
  const holidays = new Map(
    (await publicHolidays(start.year, start.year + 1))
      .filter(({ date }) => !worked.has(date))
      .map(({ date, name }) => [date, name] as const),
  );
  for (const { day, name, worked: isWorked } of ofAll) if (!isWorked) holidays.set(day, name);
  return span.filter((day) => isWorkingDay(day, { weekDays: 5, holidays })).slice(0, count);
}
