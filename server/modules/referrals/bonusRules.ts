import { DateTime } from 'luxon';
import type { referralOpening } from '../../db/schema/referrals';
import type { Day } from '../../engine/time/days';

type Promised = Pick<
  typeof referralOpening.$inferSelect,
  'bonusHired' | 'bonusLater' | 'bonusMonths'
>;

/** The same day of the month so many months later, or the last one where that month is shorter. */
export function monthsAfter(day: Day, months: number): Day {
  const later = DateTime.fromISO(day, { zone: 'utc' }).plus({ months }).toISODate();
  if (!later) throw new Error(`no day ${months} months after ${day}`);
  return later;
}

/** The parts of a bonus, as the opening promises them on the day when somebody is hired. */
export function bonusParts({ bonusHired, bonusLater, bonusMonths }: Promised, startDay: Day) {
  const parts = [
    { months: 0, amount: bonusHired },
    { months: bonusMonths ?? 0, amount: bonusLater },
  ];
  return parts.flatMap(({ months, amount }) =>
    amount === null || Number(amount) === 0
      ? []
      : [{ months, amount, dueDay: monthsAfter(startDay, months) }],
  );
}

interface Employment {
  hireDate: Day;
  leaveDate: Day | null;
}

/** Whether somebody is employed on a day or later; a file of before says that its person left until it is brought back. */
export const staysOn = ({ leaveDate }: Pick<Employment, 'leaveDate'>, day: Day): boolean =>
  leaveDate === null || leaveDate >= day;

/** Whether somebody works here on a day; their last day counts. */
const worksOn = (employment: Employment, day: Day): boolean =>
  employment.hireDate <= day && staysOn(employment, day);

/** A part of a bonus is earned where both are employed on its day. */
export const isEarned = (dueDay: Day, both: readonly Employment[]): boolean =>
  both.every((one) => worksOn(one, dueDay));

interface Decided {
  /** Why it brought none already, since the candidate came. */
  noBonus: string | null;
  /** Whether the referrer took a step of it, or may take them. */
  decides: boolean;
  /** Whether the candidate is the referrer. */
  oneself: boolean;
}

/** Why hiring somebody brings their referrer nothing; null where it does. */
export function whyNoBonus({ noBonus, decides, oneself }: Decided): string | null {
  if (oneself) return 'Nadie se refiere a sí mismo.';
  if (noBonus) return noBonus;
  return decides ? 'Quien la refirió decide sobre los referidos.' : null;
}
