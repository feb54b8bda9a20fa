import { yearOf } from '../../engine/time/days';
import { countLeaveDays, type DayUnit, type LeaveSpan, type WorkCalendar } from './leaveDayRules';

/** The years that a leave has days in, mostly one. */
export function yearsOfSpan({ from, to }: Pick<LeaveSpan, 'from' | 'to'>): number[] {
  const [first, last] = [yearOf(from), Math.max(yearOf(from), yearOf(to))];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The days of a leave that a year is charged with. */
export function daysInYear(
  { from, to, part }: LeaveSpan,
  year: number,
  unit: DayUnit,
  calendar: WorkCalendar,
): number {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const own = { from: from > first ? from : first, to: to < last ? to : last, part };
  return own.to < own.from ? 0 : countLeaveDays(own, unit, calendar);
}
