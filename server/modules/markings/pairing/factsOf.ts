import { isOnCall, type MarkingFigures, type PunchFact, type ShiftFact } from '../markingRules';
import type { PairedTouch, PairingFacts } from './pairingTypes';

const MINUTE = 60_000;
export const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE);

interface Known {
  /** In the order of time, without what the server wrote. */
  touches: readonly PunchFact[];
  shifts: readonly ShiftFact[];
  figures: Pick<MarkingFigures, 'openHours' | 'afterShiftHours'>;
  now: Date;
}

export const touchOf = ({ at, kind, told }: PunchFact): PairedTouch => ({
  at: minuteOf(at),
  told: told === false ? null : kind,
});

/** The rule reads what is stored in minutes, and of the shifts only those of work. */
export function factsOf({ touches, shifts, figures, now }: Known): PairingFacts {
  return {
    touches: touches.map(touchOf),
    shifts: shifts
      .filter((one) => !isOnCall(one))
      .map(({ startsAt, endsAt, breakKind }) => ({
        from: minuteOf(startsAt),
        to: minuteOf(endsAt),
        meal: breakKind === 'punched',
      }))
      .sort((a, b) => a.from - b.from),
    openMinutes: figures.openHours * 60,
    aroundMinutes: figures.afterShiftHours * 60,
    now: minuteOf(now),
  };
}
