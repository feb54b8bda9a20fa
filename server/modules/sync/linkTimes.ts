import { DateTime } from 'luxon';
import type { link } from '../../db/schema/sync';

export type Timing = Pick<
  typeof link.$inferSelect,
  'timing' | 'everyMinutes' | 'days' | 'at' | 'paused'
>;

const MINUTE_MS = 60_000;
/** A day of every week comes within eight, and one more for the clock's change. */
const DAYS_AHEAD = 9;

/** Counts in real minutes, so that a change of the zone's clock neither skips nor doubles one. */
function nextStep(minutes: number, after: Date): Date {
  const step = minutes * MINUTE_MS;
  return new Date((Math.floor(after.getTime() / step) + 1) * step);
}

const DAY_MS = 24 * 60 * MINUTE_MS;

/** The moment at which a zone's clock shows a time: the first of two, and where it shows none, as if it had not gone forward. */
function momentOf(shown: number, zone: string): Date {
  const { zone: clock } = DateTime.fromMillis(shown, { zone });
  const [before, after] = [-DAY_MS, DAY_MS].map(
    (ms) => shown - clock.offset(shown + ms) * MINUTE_MS,
  ) as [number, number];
  const right = [before, after].filter((at) => at + clock.offset(at) * MINUTE_MS === shown);
  return new Date(right.length > 0 ? Math.min(...right) : before);
}

/** Each day of the calendar has one moment: an hour that the clock skips is taken right after, one that it repeats only once. */
function nextDay(days: readonly number[], at: string, zone: string, after: Date): Date | null {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const today = DateTime.fromJSDate(after, { zone }).startOf('day');
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = today.plus({ days: ahead });
    if (!days.includes(day.weekday)) continue;
    const moment = momentOf(Date.UTC(day.year, day.month - 1, day.day, hour, minute), zone);
    if (moment > after) return moment;
  }
  return null;
}

/** When a link runs next by itself; null where only somebody runs it. */
export function nextTime(timing: Timing, zone: string, after: Date): Date | null {
  const { timing: kind, everyMinutes, days, at, paused } = timing;
  if (paused || kind === 'hand') return null;
  if (kind === 'minutes') return everyMinutes ? nextStep(everyMinutes, after) : null;
  return at === null || days.length === 0 ? null : nextDay(days, at, zone, after);
}

export function nextTimes(timing: Timing, zone: string, after: Date, most: number): Date[] {
  const times: Date[] = [];
  for (let from: Date | null = after; from && times.length < most; ) {
    from = nextTime(timing, zone, from);
    if (from) times.push(from);
  }
  return times;
}

/** A server that was busy is not one that was off. */
const GRACE_MS = 10 * MINUTE_MS;
const MOST_MISSED = 1000;

/** Decides what to do for a link whose moment came: run it, or say how many of its moments went by. */
export function dueNow(
  timing: Timing & { catchUp: boolean },
  zone: string,
  due: Date,
  now: Date,
): { runs: boolean; missed: number } {
  let latest = due;
  let missed = 0;
  for (let next = nextTime(timing, zone, due); next && next <= now && missed < MOST_MISSED; ) {
    latest = next;
    missed += 1;
    next = nextTime(timing, zone, next);
  }
  const late = now.getTime() - latest.getTime() > GRACE_MS;
  return late && !timing.catchUp ? { runs: false, missed: missed + 1 } : { runs: true, missed };
}
