import { getCoverage } from '@contract/summary/getCoverage';
import { implement } from '../../engine/acciones/implement';
import { comingWorkingDays } from './comingWorkingDays';
import { coverageRows } from './coverageRows';
import { viewerToday } from './viewerToday';

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
