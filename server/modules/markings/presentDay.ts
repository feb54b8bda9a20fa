import type { OutputOf } from '@contract/core/accion';
import type { DayFlag } from '@contract/markings/punch';
import { dayFlags } from '@contract/markings/punch';
import type { getPunchMonth, getPunchState } from '@contract/markings/punchAcciones';
import type { Day } from '../../engine/time/days';
import type { PublishedShift } from '../schedules';
import { awaitedShifts, isAwayWhole, type Leave } from './awaitedShifts';
import { isOnCall, type ShiftFact } from './markingRules';
import { pairMonths } from './pairMonths';
import type { RulingFigures, Stretch } from './pairPunches';
import { isLateBy } from './presenceRules';
import type { PunchOfDay } from './punchFacts';

type PunchDay = OutputOf<typeof getPunchMonth>['days'][number];
type DayPunch = OutputOf<typeof getPunchState>['punches'][number];
type DayShift = OutputOf<typeof getPunchState>['shifts'][number];

export const presentShift = ({ id, name, startsAt, endsAt }: PublishedShift): DayShift => ({
  id,
  name,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

export const presentPunch =
  (siteNames: ReadonlyMap<number, string>) =>
  ({ id, at, kind, source, counts, siteId, outside, offline }: PunchOfDay): DayPunch => ({
    id,
    at: at.toISOString(),
    kind,
    source,
    counts,
    siteName: siteId === null ? null : (siteNames.get(siteId) ?? null),
    outside,
    offline,
  });

interface DaysAsked {
  /** The punches of a person. */
  punches: readonly PunchOfDay[];
  shifts: readonly PublishedShift[];
  figures: RulingFigures;
  dateOf(at: Date): Day;
  now: Date;
  /** Away with reason: a shift without punches, or half of one, is then no fault. */
  leave: readonly Leave[];
  isClosed(day: Day): boolean;
  requestOf(day: Day): number | null;
  siteNames: ReadonlyMap<number, string>;
}

/** A person's days with something in them, in the order of time. */
export function presentDays(asked: DaysAsked): PunchDay[] {
  const { shifts, now, leave } = asked;
  const awaited = awaitedShifts(shifts, leave);
  const stretches = pairMonths({ ...asked, shifts: awaited });
  // A person who is in, for whatever shift, is awaited for no other.
  const isIn = stretches.some(
    ({ exit, flags }) => exit === null && !flags.includes('forgottenExit'),
  );
  const days = [...new Set([...stretches, ...shifts].map(({ day }) => day))].sort();
  return days.map((day) => {
    const own = stretches.filter((stretch) => stretch.day === day);
    const planned = shifts.filter((shift) => shift.day === day);
    const unmet = isAwayWhole(leave, day)
      ? []
      : awaited.filter(
          (shift) =>
            shift.day === day &&
            !isOnCall(shift) &&
            !stretches.some((stretch) => stretch.shift === shift),
        );
    return {
      day,
      shifts: planned.map(presentShift),
      punches: own
        .flatMap(({ punches }) => punches as PunchOfDay[])
        .map(presentPunch(asked.siteNames)),
      minutes: own.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
      flags: flagsOf(own, unmet, { now, isIn }),
      closed: asked.isClosed(day),
      requestId: asked.requestOf(day),
    };
  });
}

function flagsOf(
  own: readonly Stretch[],
  unmet: readonly ShiftFact[],
  { now, isIn }: { now: Date; isIn: boolean },
): DayFlag[] {
  const found = new Set<DayFlag>(own.flatMap(({ flags }) => flags));
  if (unmet.some(({ endsAt }) => endsAt < now)) found.add('absent');
  if (!isIn && unmet.some((shift) => isLateBy(shift, now))) found.add('awaited');
  return dayFlags.filter((flag) => found.has(flag));
}
