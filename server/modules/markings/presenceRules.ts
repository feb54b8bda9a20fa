import { type Presence, presences } from '@contract/markings/presence';
import {
  forgottenExit,
  isLive,
  isOnCall,
  type MarkingFigures,
  MINUTE,
  openStretch,
  type PunchFact,
  type ShiftFact,
} from './markingRules';
import { pairPunches } from './pairPunches';

interface Standing {
  presence: Presence;
  at: Date | null;
  shiftId: number | null;
}

interface Asked {
  punches: readonly PunchFact[];
  shifts: readonly ShiftFact[];
  figures: MarkingFigures;
  now: Date;
  today: string;
  dateOf(at: Date): string;
  /** The whole day, for whatever reason. */
  away: boolean;
}

/** The shift runs, its tolerance is over, and whoever it is of is late by now if they are not there. */
export const isLateBy = (
  { startsAt, endsAt, toleranceIn }: Pick<ShiftFact, 'startsAt' | 'endsAt' | 'toleranceIn'>,
  now: Date,
): boolean => now.getTime() >= startsAt.getTime() + (toleranceIn + 1) * MINUTE && now < endsAt;

/** Where somebody stands now; null: nothing is expected of them and nothing was punched today. */
export function presenceOf(asked: Asked): Standing | null {
  const { shifts, figures, now, today, away } = asked;
  const punches = asked.punches.filter((one) => isLive(one) && one.at <= now);
  const open = openStretch(punches);
  if (open && !forgottenExit(open, shifts, now, figures)) {
    const presence = open.last.kind === 'breakOut' ? 'break' : 'in';
    return { presence, at: open.last.at, shiftId: open.entry.plannedShiftId };
  }
  if (away) return { presence: 'away', at: null, shiftId: null };
  const pairs = pairPunches({ ...asked, punches });
  // A person on call is awaited nowhere.
  const unmet = shifts.filter(
    (shift) => !isOnCall(shift) && !pairs.some((pair) => pair.shift === shift),
  );
  const running = unmet.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  if (running) {
    return {
      presence: isLateBy(running, now) ? 'late' : 'expected',
      at: running.startsAt,
      shiftId: running.id,
    };
  }
  const next = unmet.find(({ startsAt, day }) => startsAt > now && day === today);
  if (next) return { presence: 'expected', at: next.startsAt, shiftId: next.id };
  const left = pairs.findLast(({ exit, day }) => exit !== null && day === today);
  return left?.exit
    ? { presence: 'left', at: left.exit.at, shiftId: left.shift?.id ?? null }
    : null;
}

const AWAITED: readonly Presence[] = ['late', 'expected'];

/** Awaited people stand by the hour, so that the next to come is the first; the others stand by name, as they came. */
export function byPresence(
  one: { presence: Presence; at: string | null },
  other: { presence: Presence; at: string | null },
): number {
  const steps = presences.indexOf(one.presence) - presences.indexOf(other.presence);
  if (steps !== 0 || !AWAITED.includes(one.presence)) return steps;
  return (one.at ?? '').localeCompare(other.at ?? '');
}
