import type { StoredMovement } from './ledger';

type Movement = Pick<StoredMovement, 'year' | 'kind' | 'days'>;

export interface YearBalance {
  year: number;
  /** Earned, adjusted and carried. */
  given: number;
  taken: number;
  left: number;
  /** The days that this year's work itself gave. */
  earned: number;
  closed: boolean;
}

/** The days that each year gave and those left of it, the oldest year first. */
export function yearsOf(movements: readonly Movement[]): YearBalance[] {
  const years = new Map<number, YearBalance>();
  for (const { year, kind, days: text } of movements) {
    const days = Number(text);
    const one = years.get(year) ?? { year, given: 0, taken: 0, left: 0, earned: 0, closed: false };
    one.left += days;
    if (kind === 'taken' || kind === 'returned') one.taken -= days;
    else if (kind === 'expired') one.closed = true;
    else one.given += days;
    if (kind === 'earned') one.earned += days;
    years.set(year, one);
  }
  return [...years.values()].sort((one, other) => one.year - other.year);
}

export const availableOf = (movements: readonly Movement[]): number =>
  movements.reduce((sum, { days }) => sum + Number(days), 0);

export interface Share {
  year: number;
  days: number;
}

/** From the oldest days first, for they are the first to lapse; what is taken in advance is of the last year. */
export function takeFrom(
  years: readonly Pick<YearBalance, 'year' | 'left'>[],
  days: number,
): Share[] {
  const shares: Share[] = [];
  let missing = days;
  for (const { year, left } of years) {
    const taken = Math.min(missing, Math.max(0, left));
    if (taken > 0) shares.push({ year, days: taken });
    missing -= taken;
  }
  const last = years.at(-1);
  if (missing > 0 && last) {
    const own = shares.find(({ year }) => year === last.year);
    if (own) own.days += missing;
    else shares.push({ year: last.year, days: missing });
  }
  return shares;
}

/** Days that come back go to the newest of those that they were taken from. */
export function giveBack(taken: readonly Share[], days: number): Share[] {
  const newest = [...taken].sort((one, other) => other.year - one.year);
  return takeFrom(
    newest.map(({ year, days: left }) => ({ year, left })),
    Math.min(
      days,
      taken.reduce((sum, share) => sum + share.days, 0),
    ),
  );
}

/** Art. 164: of what was not taken, a part of what the year gave passes to the next; the rest lapses. */
export function closeYear({ left, earned }: Pick<YearBalance, 'left' | 'earned'>, part: number) {
  const open = Math.max(0, left);
  const carried = Math.min(open, Math.floor(earned / Math.max(1, part)));
  return { carried, expired: open - carried };
}
