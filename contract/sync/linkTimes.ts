import { ruleOfDays } from './cron/cronRule';
import { nextMoment, type ZoneOffset } from './cron/nextMoment';
import { parseCron } from './cron/parseCron';

/** When a link runs by itself. */
export interface LinkTiming {
  timing: 'hand' | 'minutes' | 'days' | 'cron';
  everyMinutes: number | null;
  days: readonly number[];
  at: string | null;
  cron: string | null;
}

const MINUTE_MS = 60_000;

/** Counts in real minutes, so that a change of the zone's clock neither skips nor doubles one. */
function nextStep(minutes: number, after: number): number {
  const step = minutes * MINUTE_MS;
  return (Math.floor(after / step) + 1) * step;
}

/** When a link runs next by itself, in milliseconds; null where only somebody runs it. */
function nextLinkTime(
  { timing, everyMinutes, days, at, cron }: LinkTiming,
  offsetAt: ZoneOffset,
  after: number,
): number | null {
  switch (timing) {
    case 'hand':
      return null;
    case 'minutes':
      return everyMinutes ? nextStep(everyMinutes, after) : null;
    case 'days':
      return at === null || days.length === 0
        ? null
        : nextMoment(ruleOfDays(days, at), offsetAt, after);
    case 'cron': {
      const read = parseCron(cron ?? '');
      return 'rule' in read ? nextMoment(read.rule, offsetAt, after) : null;
    }
  }
}

export function nextLinkTimes(
  timing: LinkTiming,
  offsetAt: ZoneOffset,
  after: number,
  most: number,
): number[] {
  const times: number[] = [];
  for (let from: number | null = after; from !== null && times.length < most; ) {
    from = nextLinkTime(timing, offsetAt, from);
    if (from !== null) times.push(from);
  }
  return times;
}
