import type { Day } from '../../engine/time/days';
import type { PublishedShift } from '../schedules';
import type { PunchFact, ShiftFact } from './markingRules';
import { type Pairing, pairPunches, type Stretch } from './pairPunches';

interface Asked<S> extends Pairing<S> {
  isClosed(day: Day): boolean;
}

/**
 * Pairs touches of closed months by themselves: no shift of an open one takes any of them, whatever is
 * published, moved or deleted later, so that minutes are counted once and where they were sealed.
 */
export function pairMonths<S extends ShiftFact = PublishedShift>(asked: Asked<S>): Stretch<S>[] {
  const { punches, shifts, isClosed } = asked;
  const frozen = punches.filter(({ day }) => isClosed(day));
  const sealed = shifts.filter(({ day }) => isClosed(day));
  if (frozen.length + sealed.length === 0) return pairPunches(asked).map(inOpenMonth(isClosed));
  const open = {
    punches: punches.filter(({ day }) => !isClosed(day)),
    shifts: shifts.filter(({ day }) => !isClosed(day)),
  };
  const kept = pairPunches({ ...asked, punches: frozen, shifts: sealed }).map(
    (one): Stretch<S> => ({ ...one, day: one.shift?.day ?? storedDay(one) }),
  );
  const others = pairPunches({ ...asked, ...open }).map(inOpenMonth(isClosed));
  return [...kept, ...others].sort((a, b) => startOf(a) - startOf(b));
}

const firstOf = ({ entry, exit, punches }: Stretch<ShiftFact>): PunchFact | undefined =>
  entry ?? exit ?? punches[0];

const storedDay = (one: Stretch<ShiftFact>): Day => firstOf(one)?.day ?? one.day;

const startOf = (one: Stretch<ShiftFact>): number => firstOf(one)?.at.getTime() ?? 0;

/** A clock of another zone may read the first minutes of an open month as the last of a closed one. */
const inOpenMonth =
  (isClosed: Asked<ShiftFact>['isClosed']) =>
  <S extends ShiftFact>(one: Stretch<S>): Stretch<S> =>
    isClosed(one.day) ? { ...one, day: storedDay(one) } : one;
