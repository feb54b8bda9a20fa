import { logError } from './logError';
import { invalidDate, requireFormat } from './parseDate';
import { type DateInput, isValidDate, toDate } from './toDate';

const two = (value: number) => String(value).padStart(2, '0');

const codes: Record<Code, (date: Date) => string> = {
  DD: (date) => two(date.getDate()),
  MM: (date) => two(date.getMonth() + 1),
  AAA: (date) => String(date.getFullYear()).padStart(4, '0'),
  HS: (date) => two(date.getHours()),
  MN: (date) => two(date.getMinutes()),
  SG: (date) => two(date.getSeconds()),
  MLS: (date) => String(date.getMilliseconds()).padStart(3, '0'),
};

type Code = 'DD' | 'MM' | 'AAA' | 'HS' | 'MN' | 'SG' | 'MLS';

/** False where a letter stands that is no code: it would be written as it is, as the "HH:mm" of other libraries. */
type OnlyCodes<F extends string> = F extends `${Code}${infer Rest}`
  ? OnlyCodes<Rest>
  : F extends `${infer Sign}${infer Rest}`
    ? Lowercase<Sign> extends Uppercase<Sign>
      ? OnlyCodes<Rest>
      : false
    : true;

/** Writes a date by the codes DD MM AAA HS MN SG MLS; a wrong date is logged and gives nothing. */
export function formatDate<const F extends string>(
  value: DateInput | null | undefined,
  format: string extends F ? F : OnlyCodes<F> extends true ? F : never,
): string {
  requireFormat(format);
  const date = toDate(value);
  if (!isValidDate(date)) {
    logError(invalidDate);
    return '';
  }
  return format.replace(/AAA|MLS|DD|MM|HS|MN|SG/g, (code) => codes[code as Code](date));
}
