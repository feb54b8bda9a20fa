import type { Link } from '@/services/wms/generated/sync.gen';
import { formatDate, WEEKDAYS } from '@/utils/dates';

export const momentText = (at: string | null) => (at ? formatDate(at, 'DD/MM/AAA HS:MN') : '—');

/** From Monday on, each with its number. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7].map((value) => ({
  value,
  label: WEEKDAYS[value % 7] ?? '',
}));

export const daysText = (days: readonly number[]) =>
  weekdays
    .filter(({ value }) => days.includes(value))
    .map(({ label }) => label.toLowerCase())
    .join(', ');

/** "Lunes, jueves a las 06:30". */
export function timingText({ timing, everyMinutes, days, at }: Link): string {
  if (timing === 'minutes') return `Cada ${everyMinutes ?? 0} minutos`;
  if (timing === 'days') {
    const all = days.length === 7 ? 'todos los días' : daysText(days);
    return `${all.charAt(0).toUpperCase()}${all.slice(1)} a las ${at ?? ''}`;
  }
  return 'Solo a mano';
}

export const dayFormatLabels: Record<string, string> = {
  'dd/MM/yyyy': '31/12/2026',
  'MM/dd/yyyy': '12/31/2026',
  'dd/MM/yy': '31/12/26',
  yyyyMMdd: '20261231',
  ddMMyyyy: '31122026',
  'yyyy-MM-dd': '2026-12-31',
};
