import { hoursWords } from '@contract/core/hoursText';
import { DateTime } from 'luxon';
import type { Week } from '../../engine/time/weekOf';
import type { ScheduleFigures } from './scheduleFigures';
import { dutiesOf, type Warning, type Worked } from './scheduleRules';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** The longest rest of a week, in milliseconds: it begins in the week, and may end in the next one. */
function longestRest(duties: readonly Worked[], { from, to }: Week, zone: string): number {
  const weekStart = DateTime.fromISO(from, { zone }).toMillis();
  const weekEnd = DateTime.fromISO(to, { zone }).plus({ days: 1 }).toMillis();
  let longest = 0;
  let freeSince = weekStart;
  for (const { startsAt, endsAt } of duties) {
    if (freeSince >= weekEnd) return longest;
    longest = Math.max(longest, startsAt.getTime() - freeSince);
    freeSince = Math.max(freeSince, endsAt.getTime());
  }
  return freeSince < weekEnd ? Number.POSITIVE_INFINITY : longest;
}

/** Art. 204 asks for 35 hours without work in each week, from Saturday at one to the end of Sunday or at another time. */
export function weeklyRestWarnings(
  shifts: readonly Worked[],
  week: Week,
  { limits, zone }: { limits: Pick<ScheduleFigures, 'weeklyRest'>; zone: string },
): Warning[] {
  const duties = dutiesOf(shifts).sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const rest = longestRest(duties, week, zone);
  if (rest >= limits.weeklyRest * HOUR) return [];
  const least = hoursWords(limits.weeklyRest * 60);
  const text = `La semana no tiene ${least} seguidas de descanso: lo más largo son ${hoursWords(rest / MINUTE)} (LCT art. 204)`;
  return [{ kind: 'rest', day: week.to, text }];
}
