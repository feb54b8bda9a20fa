import type { BandFields } from '@contract/hours/band';
import { addDays, type Day } from '../../engine/time/days';
import type { BandRule } from './bandWindows';

const DAY = 24 * 60;
const WEEK = 7 * DAY;

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Its windows of a week, in minutes since Monday began; what passes Sunday goes on as Monday. */
function weekWindows({ weekdays, startsAt, endsAt }: BandRule): [from: number, to: number][] {
  const length = (minuteOf(endsAt) - minuteOf(startsAt) + DAY) % DAY || DAY;
  return weekdays.flatMap((on): [number, number][] => {
    const from = (on - 1) * DAY + minuteOf(startsAt);
    const to = from + length;
    return to > WEEK
      ? [
          [from, WEEK],
          [0, to - WEEK],
        ]
      : [[from, to]];
  });
}

const meet = (one: readonly [number, number], other: readonly [number, number]) =>
  one[0] < other[1] && other[0] < one[1];

/** A band that has no end rules for ever. */
const endOf = ({ toDay }: BandRule): Day => toDay ?? '9999-12-31';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
/** The band as it rules on a holiday, which may be any day of the week. */
const onHoliday = (band: BandRule): BandRule => ({
  ...band,
  weekdays: band.onHolidays === 'also' ? everyDay : band.onHolidays === 'not' ? [] : band.weekdays,
});

/** Whether two bands may count the same hour of somebody. */
export function bandsOverlap(one: BandRule, other: BandRule): boolean {
  const samePlace = one.siteId === null || other.siteId === null || one.siteId === other.siteId;
  const atOnce = one.fromDay <= endOf(other) && other.fromDay <= endOf(one);
  if (!samePlace || !atOnce) return false;
  const clash = (a: BandRule, b: BandRule) =>
    weekWindows(a).some((window) => weekWindows(b).some((against) => meet(window, against)));
  return clash(one, other) || clash(onHoliday(one), onHoliday(other));
}

const rules = [
  'siteId',
  'onHolidays',
  'startsAt',
  'endsAt',
  'counts',
  'fromDay',
] as const satisfies readonly (keyof BandFields)[];

const sameDays = (one: readonly number[], other: readonly number[]) =>
  [...one].sort().join() === [...other].sort().join();

/** The days whose hours a change touches, without end where the band has none; null where only its words change. */
export function daysTouched(
  before: BandRule | undefined,
  after: Omit<BandRule, 'id'> | undefined,
): { from: Day; to: Day | null } | null {
  const [one, other] = [before ?? after, after ?? before];
  if (!one || !other) return null;
  const later = one.toDay === null || other.toDay === null ? null : maxOf(one.toDay, other.toDay);
  const sameRules =
    before !== undefined &&
    after !== undefined &&
    rules.every((name) => one[name] === other[name]) &&
    Number(one.multiplier) === Number(other.multiplier) &&
    sameDays(one.weekdays, other.weekdays);
  if (!sameRules) return { from: minOf(one.fromDay, other.fromDay), to: later };
  if (one.toDay === other.toDay) return null;
  // It ends sooner or later: nothing changes until the day on which one of both is over.
  const sooner = one.toDay === null ? other.toDay : minOf(one.toDay, other.toDay ?? one.toDay);
  return sooner === null ? null : { from: addDays(sooner, 1), to: later };
}

const minOf = (one: Day, other: Day) => (one < other ? one : other);
const maxOf = (one: Day, other: Day) => (one > other ? one : other);
