import Big from 'big.js';
import { daysFromTo } from '../../engine/time/days';
import type { PaidSpan, PayFacts, PayFigures } from './payFacts';
import { paidSpan, semesterSpan } from './payPeriods';

/** Pay by the month is paid by thirtieths. */
export const MONTH_DAYS = 30;

/** How many days of some somebody belonged to the organisation. */
export function employedDays(
  { hireDate, leaveDate }: Pick<PayFacts, 'hireDate' | 'leaveDate'>,
  { from, to }: PaidSpan,
): number {
  const first = hireDate > from ? hireDate : from;
  const last = leaveDate !== null && leaveDate < to ? leaveDate : to;
  return last < first ? 0 : daysFromTo(first, last);
}

/** Days of a month as pay counts them: a whole one has 30, whatever the calendar says; none where another run paid them. */
export function monthDays(facts: PayFacts, figures: PayFigures): number {
  if (facts.within) return facts.within.days;
  if (facts.paid?.includes('monthly')) return 0;
  const span = paidSpan(figures);
  const most = figures.half ? MONTH_DAYS / 2 : MONTH_DAYS;
  const days = employedDays(facts, span);
  return days === daysFromTo(span.from, span.to) ? most : Math.min(days, most);
}

/** People without pay from their first day to their last have nothing left of the month, be it of 28 days or of 31. */
export function unpaidDays(facts: PayFacts, figures: PayFigures): Big {
  const { amounts } = facts;
  const days = new Big(amounts['news.unpaidDays'] ?? 0).plus(amounts['leave.unpaidDays'] ?? 0);
  const most = monthDays(facts, figures);
  const all = employedDays(facts, facts.within ?? paidSpan(figures));
  return days.gte(all) || days.gt(most) ? new Big(most) : days;
}

/** A month is over for whoever missed so many shifts that they are a quarter of its days. */
const SHIFTS_OVER = 4;

/**
 * Days of shifts that somebody missed and no novelty told: each is a thirtieth of the month, as a day of a novelty is. Who
 * was to come and never did, with nothing granted that is paid, has nothing left of the month.
 */
export function absentDays(facts: PayFacts, figures: PayFigures): Big {
  const { amounts, within } = facts;
  const read = (key: string) => new Big(amounts[key] ?? 0);
  const absent = read('hours.absent');
  // Hours that a novelty told are taken off by themselves.
  const untold = absent.minus(read('news.unpaidMinutes'));
  if (untold.lte(0)) return new Big(0);
  const days = read('hours.absentDays').times(untold).div(absent);
  if (within) return days;
  const left = new Big(monthDays(facts, figures))
    .minus(unpaidDays(facts, figures))
    .minus(read('leave.VAC'));
  const most = left.gt(0) ? left : new Big(0);
  const granted = read('news.paidDays').plus(read('leave.paidDays'));
  const never = untold.gte(read('hours.expected')) && granted.eq(0);
  // In its first days a month has few shifts that are over: whoever missed those may still come.
  const over = days.times(SHIFTS_OVER).gte(most);
  return (never && over) || days.gt(most) ? most : days;
}

export function semesterDays({ period }: Pick<PayFigures, 'period'>): number {
  const { from, to } = semesterSpan(period);
  return daysFromTo(from, to);
}

/** Days of the half-year for which SAC is owed, without those of no pay; none where another run paid it. */
export function sacDays(facts: PayFacts, { period }: Pick<PayFigures, 'period'>): Big {
  if (facts.paid?.includes('sac')) return new Big(0);
  const days = new Big(employedDays(facts, semesterSpan(period)));
  const unpaid = facts.unpaidOfSemester ?? 0;
  return days.gt(unpaid) ? days.minus(unpaid) : new Big(0);
}

/** Decree 433/94: of the month's cap SAC has a half, in proportion to its days. */
export const sacCapPart = (facts: PayFacts, figures: PayFigures): Big =>
  sacDays(facts, figures).div(semesterDays(figures)).div(2);
