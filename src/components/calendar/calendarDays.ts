import { onDays } from '@contract/core/rangeText';
import { DateTime } from 'luxon';
import type { AwayDays } from '@/services/absences/calendarHooks';

export interface CalendarDay {
  /** "2026-11-21". */
  iso: string;
  number: number;
  /** From 1, Monday, to 7. */
  weekday: number;
}

const letters = ['', 'L', 'M', 'M', 'J', 'V', 'S', 'D'] as const;
const names = [
  '',
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
  'domingo',
] as const;

export const weekdayLetter = ({ weekday }: CalendarDay) => letters[weekday as 1];
export const weekdayName = ({ weekday }: CalendarDay) => names[weekday as 1];
export const isWeekend = ({ weekday }: CalendarDay) => weekday > 5;

/** The days of a month; months count from 1. */
export function daysOfMonth(year: number, month: number): CalendarDay[] {
  const first = DateTime.utc(year, month, 1);
  return Array.from({ length: first.daysInMonth ?? 0 }, (_, index) => {
    const date = first.plus({ days: index });
    return { iso: date.toFormat('yyyy-MM-dd'), number: index + 1, weekday: date.weekday };
  });
}

const title = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Noviembre de 2026". */
export const monthTitle = (year: number, month: number) =>
  title(DateTime.utc(year, month, 1).setLocale('es').toFormat("LLLL 'de' yyyy"));
/** "Noviembre". */
export const monthName = (month: number) =>
  title(DateTime.utc(2026, month, 1).setLocale('es').toFormat('LLLL'));

/** "sábado 21 de noviembre". */
export const dayTitle = (iso: string) =>
  DateTime.fromISO(iso).setLocale('es').toFormat("cccc d 'de' LLLL");
/** "Sábado 21 de noviembre". */
export const dayHeading = (iso: string) => title(dayTitle(iso));

/** A free day, or days away drawn as one; two halves of one day stand together. */
export interface Stretch {
  days: CalendarDay[];
  away: AwayDays[];
}

/** A row of a board: absences cut to its days, and the days between them one by one. */
export function stretches(days: readonly CalendarDay[], absences: readonly AwayDays[]): Stretch[] {
  const row: Stretch[] = [];
  for (const day of days) {
    const away = absences.filter(({ fromDay, toDay }) => fromDay <= day.iso && toDay >= day.iso);
    const last = row.at(-1);
    const [one] = away;
    if (last && one && away.length === 1 && last.away.length === 1 && last.away[0]?.id === one.id) {
      last.days.push(day);
    } else {
      row.push({ days: [day], away });
    }
  }
  return row;
}

/** "24/12". */
export const shortDay = (iso: string) => iso.slice(5).split('-').reverse().join('/');

/** "Vacaciones, del 4 al 17 de enero, espera aprobación". */
export function awayText({ label, fromDay, toDay, part, state }: AwayDays): string {
  const halves = { whole: '', morning: ' a la mañana', afternoon: ' a la tarde' };
  const when = `${onDays(fromDay, toDay, { year: false })}${fromDay === toDay ? halves[part] : ''}`;
  return `${label}, ${when}${state === 'pending' ? ', espera aprobación' : ''}`;
}
