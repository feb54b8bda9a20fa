import { addDays } from '../../engine/time/days';
import type { Week } from '../../engine/time/weekOf';
import type { ScheduleFigures } from './scheduleFigures';
import {
  type AwayOn,
  awayWarnings,
  restWarnings,
  type Warning,
  type Worked,
  weekWarnings,
} from './scheduleRules';
import { weeklyRestWarnings } from './weeklyRest';

interface Facts {
  week: Week;
  limits: Omit<ScheduleFigures, 'weeksAhead'>;
  absences: readonly AwayOn[];
  zone: string;
}

/** All that makes one stop at somebody's week. Rest is seen across its borders: Monday's from Sunday on. */
export function rosterWarnings(
  shifts: readonly Worked[],
  { week, limits, absences, zone }: Facts,
): Warning[] {
  const inWeek = shifts.filter(({ day }) => day >= week.from && day <= week.to);
  const until = addDays(week.to, 1);
  return [
    ...restWarnings(shifts, limits)
      .filter(({ day }) => day >= week.from && day <= until)
      // Too little rest after Sunday is Sunday's to mend here.
      .map((warning) =>
        warning.day === until ? { ...warning, ...afterSunday(warning, week) } : warning,
      ),
    ...weeklyRestWarnings(shifts, week, { limits, zone }),
    ...weekWarnings(shifts, week, limits),
    ...awayWarnings(inWeek, absences, zone),
  ];
}

const afterSunday = ({ text }: Warning, { to }: Week) => ({
  day: to,
  text: text.replace('antes de este turno', 'antes del turno del lunes siguiente'),
});
