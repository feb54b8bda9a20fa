import type { Band } from '@contract/hours/band';
import { addDays, type Day, weekday } from '../../engine/time/days';
import type { Interval } from '../../engine/time/intervals';
import { wallInstant } from './dayWindows';

/** The hours of a band are reckoned by these fields. */
export type BandRule = Pick<
  Band,
  | 'id'
  | 'name'
  | 'code'
  | 'siteId'
  | 'weekdays'
  | 'onHolidays'
  | 'startsAt'
  | 'endsAt'
  | 'multiplier'
  | 'counts'
  | 'fromDay'
  | 'toDay'
>;

/** A band where it lies around a day. */
export interface BandWindow {
  band: BandRule;
  intervals: Interval[];
}

/** Whether a window of the band begins on a day. */
export function bandBegins(band: BandRule, day: Day, holiday: boolean): boolean {
  if (day < band.fromDay || (band.toDay !== null && day > band.toDay)) return false;
  if (holiday && band.onHolidays !== 'asDay') return band.onHolidays === 'also';
  return band.weekdays.includes(weekday(day));
}

/** Where bands lie around a day by the clock of the wall; those that do not are left out. */
export function bandWindows(
  bands: readonly BandRule[],
  day: Day,
  zone: string,
  isHoliday: (day: Day) => boolean,
): BandWindow[] {
  const at = (one: Day, clock: string) =>
    wallInstant(zone, one, Number(clock.slice(0, 2)), Number(clock.slice(3)));
  // Windows of the days around are read too: people come on the eve and stay past midnight.
  const around = [addDays(day, -1), day, addDays(day, 1)];
  return bands.flatMap((band) => {
    const { startsAt, endsAt } = band;
    const intervals = around
      .filter((one) => bandBegins(band, one, isHoliday(one)))
      .map((one) => ({
        from: at(one, startsAt),
        to: at(endsAt > startsAt ? one : addDays(one, 1), endsAt),
      }));
    return intervals.length > 0 ? [{ band, intervals }] : [];
  });
}
