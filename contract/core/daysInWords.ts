import { longDay, onDays } from './rangeText';

/** When somebody is away: "el 4 de enero de 2027", "del 4 al 17 de enero de 2027", "la mañana del 4 de enero de 2027". */
export function daysInWords(
  { fromDay, toDay, part }: { fromDay: string; toDay: string; part: string },
  options: { year?: boolean } = {},
): string {
  if (part === 'morning') return `la mañana del ${longDay(fromDay, options)}`;
  if (part === 'afternoon') return `la tarde del ${longDay(fromDay, options)}`;
  return onDays(fromDay, toDay, options);
}
