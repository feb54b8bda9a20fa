import { daysInWords } from '@contract/core/daysInWords';
import type { Leave } from '@/services/wms/generated/holidays.gen';
import { formatDate, parseDate, WEEKDAYS } from '@/utils/dates';

export const dayText = (day: string) => formatDate(day, 'DD/MM/AAA');

/** "jueves 28/01/2027". */
export const weekdayText = (day: string) =>
  `${WEEKDAYS[parseDate(day, 'A-M-D').getDay()]?.toLowerCase()} ${dayText(day)}`;

/** "1 día", "0,5 días", "-3 días". */
export const daysText = (days: number) =>
  `${String(days).replace('.', ',')} ${Math.abs(days) === 1 ? 'día' : 'días'}`;

/** "7 días corridos", "1 día hábil". */
export function countedText(days: number, unit: Leave['unit']): string {
  const one = Math.abs(days) === 1;
  const kind = unit === 'calendar' ? (one ? 'corrido' : 'corridos') : one ? 'hábil' : 'hábiles';
  return `${daysText(days)} ${kind}`;
}

type Span = Pick<Leave, 'fromDay' | 'toDay' | 'part'>;

export const spanText = (span: Span): string => daysInWords(span);
