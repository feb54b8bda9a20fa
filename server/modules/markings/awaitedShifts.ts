import { groupBy } from '@contract/core/groupBy';
import { halfOfDay } from '../../engine/time/halfOfDay';
import { without } from '../../engine/time/intervals';
import { isOnCall, type ShiftFact } from './markingRules';

/** Leave that stands: a whole day, or half of one. */
export interface Leave {
  fromDay: string;
  toDay: string;
  part: 'whole' | 'morning' | 'afternoon';
}

const isOn = (day: string) => (leave: Leave) => leave.fromDay <= day && day <= leave.toDay;

/** Away for a whole day, also where two leaves take half of it each. */
export function isAwayWhole(leave: readonly Leave[], day: string): boolean {
  const parts = new Set(leave.filter(isOn(day)).map(({ part }) => part));
  return parts.has('whole') || (parts.has('morning') && parts.has('afternoon'));
}

/** The shifts as somebody is awaited for them: half a day of leave takes half of what was planned of it. */
export function awaitedShifts<S extends ShiftFact>(
  shifts: readonly S[],
  leave: readonly Leave[],
): S[] {
  const halves = leave.filter(({ part }) => part !== 'whole');
  if (halves.length === 0) return [...shifts];
  const planned = groupBy(
    shifts.filter((one) => !isOnCall(one)),
    ({ day }) => day,
  );
  return shifts.flatMap((shift) => {
    if (isOnCall(shift) || isAwayWhole(leave, shift.day)) return [shift];
    const [half] = halves.filter(isOn(shift.day));
    if (!half || half.part === 'whole') return [shift];
    const own = { from: shift.startsAt.getTime(), to: shift.endsAt.getTime() };
    const day = (planned.get(shift.day) ?? []).map(({ startsAt, endsAt }) => ({
      from: startsAt.getTime(),
      to: endsAt.getTime(),
    }));
    const [awaited] = without([own], halfOfDay(day, half.part));
    if (!awaited) return [];
    return [{ ...shift, startsAt: new Date(awaited.from), endsAt: new Date(awaited.to) }];
  });
}
