import { rangeText } from '@contract/core/rangeText';
import { DateTime } from 'luxon';
import { monthTitle } from '@/components/calendar/calendarDays';
import { daysOfWeek } from '@/utils/weekDays';

export type PeriodUnit = 'week' | 'month';

export const periodWords: Readonly<Record<PeriodUnit, string>> = { week: 'Semana', month: 'Mes' };

const iso = (date: DateTime) => date.toFormat('yyyy-MM-dd');

/** The Monday, or the first of the month, of the period that a day lies in. */
export const periodOf = (unit: PeriodUnit, day: string): string =>
  iso(DateTime.fromISO(day).startOf(unit));

export const movePeriod = (unit: PeriodUnit, from: string, by: -1 | 1): string =>
  iso(DateTime.fromISO(from).plus({ [`${unit}s`]: by }));

/** "16 al 22 de noviembre de 2026", "Noviembre de 2026". */
export function periodTitle(unit: PeriodUnit, from: string, { year }: { year: boolean }): string {
  if (unit === 'week') {
    const [first = from, , , , , , last = from] = daysOfWeek(from);
    return rangeText(first, last, { year });
  }
  const { month, year: of } = DateTime.fromISO(from);
  return monthTitle(of, month);
}
