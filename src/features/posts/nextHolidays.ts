import type { PublicHoliday } from '@/services/wms/generated/holidays.gen';
import { duration, MONTHS, parseDate, WEEKDAYS } from '@/utils/dates';

export interface ComingHoliday {
  key: string;
  name: string;
  /** "Viernes 25 Dic" */
  day: string;
  /** "Faltan 1 mes y 4 días" */
  wait: string;
}

const SHOWN = 3;

const sameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

function waitFor(date: Date, today: Date): string {
  if (sameDay(date, today)) return 'Es hoy';
  const left = duration(today, date);
  return left === '1 día' ? 'Es mañana' : `Faltan ${left}`;
}

/** The next days of rest, today included. */
export function nextHolidays(rows: readonly PublicHoliday[], now: Date): ComingHoliday[] {
  // Noon, as the helper reads a date without time, so that only whole days are counted.
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12);
  return rows
    .map((row) => ({ row, date: parseDate(row.date, 'A-M-D') }))
    .filter(({ date }) => date >= today)
    .slice(0, SHOWN)
    .map(({ row, date }) => ({
      key: `${row.date}-${row.siteId ?? ''}`,
      name: row.siteName ? `${row.name} (${row.siteName})` : row.name,
      day: `${WEEKDAYS[date.getDay()]} ${date.getDate()} ${MONTHS[date.getMonth()]}`,
      wait: waitFor(date, today),
    }));
}
