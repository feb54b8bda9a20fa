import { type CronRule, comesOn, timesOfDay } from './cronRule';

/** How many minutes a zone's clock is ahead of UTC at a moment. */
export type ZoneOffset = (at: number) => number;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** 29 February of one weekday comes within forty years. */
const DAYS_AHEAD = 41 * 366;

/** Whether the hours around one belong too: then the rule goes through it, and a clock that repeats it stops nothing. */
const goesThrough = ({ hours }: CronRule, hour: number) =>
  hours.includes((hour + 23) % 24) && hours.includes((hour + 1) % 24);

/**
 * The moments of one day, which is its midnight in UTC. A time that the clock skips is taken as if it had not gone
 * forward; one that it repeats is taken once, unless the rule goes through that hour.
 */
function momentsOn(rule: CronRule, day: number, offsetAt: ZoneOffset): number[] {
  const shown = timesOfDay(rule).map((minute) => day + minute * MINUTE_MS);
  const before = offsetAt(day - DAY_MS) * MINUTE_MS;
  const after = offsetAt(day + 2 * DAY_MS) * MINUTE_MS;
  if (before === after) return shown.map((at) => at - before);
  return shown.flatMap((at) => {
    const right = [at - before, at - after]
      .filter((moment) => moment + offsetAt(moment) * MINUTE_MS === at)
      .sort((a, b) => a - b);
    if (right.length === 0) return [at - before];
    return goesThrough(rule, new Date(at).getUTCHours()) ? right : right.slice(0, 1);
  });
}

/** When a rule comes next, by the clock of a zone. */
export function nextMoment(rule: CronRule, offsetAt: ZoneOffset, after: number): number | null {
  const shown = after + offsetAt(after) * MINUTE_MS;
  const today = shown - (((shown % DAY_MS) + DAY_MS) % DAY_MS);
  let next = Number.POSITIVE_INFINITY;
  // A clock that changes at midnight may show the end of a day after the beginning of the next.
  for (let ahead = -1; ahead < DAYS_AHEAD; ahead += 1) {
    const found = Number.isFinite(next);
    const day = today + ahead * DAY_MS;
    if (comesOn(rule, day)) {
      const moments = momentsOn(rule, day, offsetAt).filter((at) => at > after);
      next = Math.min(next, ...moments);
    }
    if (found) return next;
  }
  return Number.isFinite(next) ? next : null;
}
