/** What is said of an absence to whoever may not know the reason. */
export const AWAY = 'Ausente';

const day = (iso: string) => iso.split('-').reverse().join('/');

/** "el 04/01/2027", "del 04/01/2027 al 17/01/2027", "la mañana del 04/01/2027". */
export function daysInWords(row: { fromDay: string; toDay: string; part: string }): string {
  if (row.part === 'morning') return `la mañana del ${day(row.fromDay)}`;
  if (row.part === 'afternoon') return `la tarde del ${day(row.fromDay)}`;
  return row.fromDay === row.toDay
    ? `el ${day(row.fromDay)}`
    : `del ${day(row.fromDay)} al ${day(row.toDay)}`;
}
