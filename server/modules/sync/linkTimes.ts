import { type LinkTiming, nextLinkTimes } from '@contract/sync/linkTimes';
import { IANAZone } from 'luxon';

export type Timing = LinkTiming & { paused: boolean };

const MINUTE_MS = 60_000;

/** When a link runs next by itself; nothing where only somebody runs it. */
export function nextTimes(
  { paused, ...timing }: Timing,
  zone: string,
  after: Date,
  most: number,
): Date[] {
  if (paused) return [];
  const clock = IANAZone.create(zone);
  const times = nextLinkTimes(timing, (at) => clock.offset(at), after.getTime(), most);
  return times.map((at) => new Date(at));
}

export const nextTime = (timing: Timing, zone: string, after: Date): Date | null =>
  nextTimes(timing, zone, after, 1)[0] ?? null;

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
