/** The roster says this of a person around a moment, in their own place. */
export interface RosterNow {
  /** The day and the minute of it at their site. */
  day: string;
  minute: number;
  at: Date;
  /** Shifts that they were told of, some days around. */
  shifts: readonly { startsAt: Date; endsAt: Date }[];
  away: readonly { fromDay: string; toDay: string; part: 'whole' | 'morning' | 'afternoon' }[];
}

const NOON = 12 * 60;
/** A person who comes a little early or is about to leave still hears. */
const MARGIN_MS = 15 * 60_000;

/** People are not rung outside of their shift, nor while they are away; where no roster speaks of them, only absences count. */
export function isQuiet({ day, minute, at, shifts, away }: RosterNow): boolean {
  const isAway = away.some(
    ({ fromDay, toDay, part }) =>
      fromDay <= day &&
      day <= toDay &&
      (part === 'whole' || (part === 'morning' ? minute < NOON : minute >= NOON)),
  );
  if (isAway) return true;
  if (shifts.length === 0) return false;
  return !shifts.some(
    ({ startsAt, endsAt }) =>
      startsAt.getTime() - MARGIN_MS <= at.getTime() &&
      at.getTime() <= endsAt.getTime() + MARGIN_MS,
  );
}
