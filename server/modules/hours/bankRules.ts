import type { Day } from '../../engine/time/days';

/** Hours that were put into the bank together, and what is left of them. */
export interface Lot {
  id: number;
  /** The last day on which they may be used. */
  expiresOn: Day;
  left: number;
}

/** A draw takes minutes of a lot. */
export interface Draw {
  creditId: number;
  expiresOn: Day;
  minutes: number;
}

export interface Drawn {
  draws: Draw[];
  /** The minutes that no lot had. */
  short: number;
  /** The lots as they are afterwards. */
  lots: Lot[];
}

/** A use on a day takes what expires first, of what has not expired by then. */
export function drawFor(lots: readonly Lot[], minutes: number, day: Day | null): Drawn {
  const usable = lots
    .filter(({ expiresOn, left }) => left > 0 && (day === null || expiresOn >= day))
    .sort((a, b) => a.expiresOn.localeCompare(b.expiresOn) || a.id - b.id);
  const draws: Draw[] = [];
  let short = minutes;
  for (const { id, expiresOn, left } of usable) {
    const taken = Math.min(short, left);
    if (taken === 0) break;
    draws.push({ creditId: id, expiresOn, minutes: taken });
    short -= taken;
  }
  const takenOf = new Map(draws.map((draw) => [draw.creditId, draw.minutes]));
  return {
    draws,
    short,
    lots: lots.map((lot) => ({ ...lot, left: lot.left - (takenOf.get(lot.id) ?? 0) })),
  };
}

/** This leaves what is free once the waiting uses have taken theirs, by the order of their days. */
export const withoutWaiting = (
  lots: readonly Lot[],
  waiting: readonly { day: Day; minutes: number }[],
): Lot[] =>
  [...waiting]
    .sort((a, b) => a.day.localeCompare(b.day))
    .reduce<Lot[]>((left, { minutes, day }) => drawFor(left, minutes, day).lots, [...lots]);

export const totalOf = (lots: readonly Pick<Lot, 'left'>[]): number =>
  lots.reduce((sum, { left }) => sum + left, 0);

/** This sums the minutes that may be used on a day. */
export const usableOn = (lots: readonly Lot[], day: Day): number =>
  totalOf(lots.filter(({ expiresOn }) => expiresOn >= day));

export interface Extras {
  extra50: number;
  extra100: number;
}

export interface Rates {
  /** Minutes for each hour. */
  rate50: number;
  rate100: number;
}

/** This reckons the minutes that some overtime puts into the bank. */
export const creditOf = ({ extra50, extra100 }: Extras, { rate50, rate100 }: Rates): number =>
  Math.round((extra50 * rate50 + extra100 * rate100) / 60);

/** The same day so many months later, or the last of a shorter month. */
export function expiryOf(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** The overtime behind a part of a credit, which is what is paid: the surcharge is on its hours, not on those of the bank. */
export function extrasBehind(part: number, credit: number, { extra50, extra100 }: Extras): Extras {
  const share = (minutes: number) => Math.round((minutes * part) / credit);
  return { extra50: share(extra50), extra100: share(extra100) };
}
