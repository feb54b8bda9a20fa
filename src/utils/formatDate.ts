import { logError } from './logError';
import { invalidDate, requireFormat } from './parseDate';
import { type DateInput, isValidDate, toDate } from './toDate';

const two = (value: number) => String(value).padStart(2, '0');

const codes: Record<string, (date: Date) => string> = {
  DD: (date) => two(date.getDate()),
  MM: (date) => two(date.getMonth() + 1),
  AAA: (date) => String(date.getFullYear()).padStart(4, '0'),
  HS: (date) => two(date.getHours()),
  MN: (date) => two(date.getMinutes()),
  SG: (date) => two(date.getSeconds()),
  MLS: (date) => String(date.getMilliseconds()).padStart(3, '0'),
};

/** Writes a date by the codes DD MM AAA HS MN SG MLS; a wrong date is logged and gives nothing. */
export function formatDate(value: DateInput | null | undefined, format: string): string {
  requireFormat(format);
  const date = toDate(value);
  if (!isValidDate(date)) {
    logError(invalidDate);
    return '';
  }
  return format.replace(/AAA|MLS|DD|MM|HS|MN|SG/g, (code) => codes[code]?.(date) ?? code);
}
