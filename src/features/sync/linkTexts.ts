import { parseCron } from '@contract/sync/cron/parseCron';
import { DateTime } from 'luxon';
import type { Link } from '@/services/wms/generated/sync.gen';
import { formatDate, WEEKDAYS } from '@/utils/dates';
import { cronWords } from './times/cronWords';

export const momentText = (at: string | null) => (at ? formatDate(at, 'DD/MM/AAA HS:MN') : '—');

/** Reads as "lun 30/11/2026 06:00", by the clock of a zone, whatever the reader's. */
export function momentIn(at: string | number, zone: string): string {
  const shown = DateTime.fromMillis(new Date(at).getTime(), { zone });
  const weekday = (WEEKDAYS[shown.weekday % 7] ?? '').slice(0, 3).toLowerCase();
  // A line breaks between moments, never within one.
  return `${weekday} ${shown.toFormat('dd/MM/yyyy HH:mm')}`.replaceAll(' ', '\u00a0');
}

/** "Buenos Aires". */
export const placeOfZone = (zone: string) => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ');

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
export function timingText({ timing, everyMinutes, days, at, cron }: Link): string {
  if (timing === 'minutes') return `Cada ${everyMinutes ?? 0} minutos`;
  if (timing === 'days') {
    const all = days.length === 7 ? 'todos los días' : daysText(days);
    return `${all.charAt(0).toUpperCase()}${all.slice(1)} a las ${at ?? ''}`;
  }
  if (timing === 'cron' && cron !== null) {
    const read = parseCron(cron);
    return 'rule' in read ? `${cronWords(read.rule)} (${cron})` : cron;
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
