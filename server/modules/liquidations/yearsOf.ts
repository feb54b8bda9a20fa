import { addYears, yearOf } from '../../engine/time/days';
import type { PayFacts } from './payFacts';

/** Whole years of employment on a day, or on the last one of whoever left before it. */
export function yearsOf(
  { hireDate, leaveDate }: Pick<PayFacts, 'hireDate' | 'leaveDate'>,
  to: string,
): number {
  const last = leaveDate !== null && leaveDate < to ? leaveDate : to;
  const years = yearOf(last) - yearOf(hireDate);
  return Math.max(0, last < addYears(hireDate, years) ? years - 1 : years);
}
