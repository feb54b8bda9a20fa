const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

interface RangeOptions {
  /** Off where the page says which year it is. */
  year?: boolean;
}

function partsOf(day: string): { date: number; month: string; year: string } {
  const [year = '', month = '', date = ''] = day.split('-');
  return { date: Number(date), month: months[Number(month) - 1] ?? '', year };
}

/** "4 de enero de 2027". */
export function longDay(day: string, { year = true }: RangeOptions = {}): string {
  const { date, month, year: of } = partsOf(day);
  return year ? `${date} de ${month} de ${of}` : `${date} de ${month}`;
}

/** "9 al 22 de febrero de 2027", "28 de enero al 3 de febrero de 2027", "4 de enero de 2027". */
export function rangeText(fromDay: string, toDay: string, options: RangeOptions = {}): string {
  if (fromDay === toDay) return longDay(fromDay, options);
  const [from, to] = [partsOf(fromDay), partsOf(toDay)];
  const sameYear = from.year === to.year;
  const begin =
    sameYear && from.month === to.month ? String(from.date) : longDay(fromDay, { year: !sameYear });
  return `${begin} al ${longDay(toDay, { year: (options.year ?? true) || !sameYear })}`;
}

/** In a sentence: "del 9 al 22 de febrero de 2027", "el 4 de enero de 2027". */
export const onDays = (fromDay: string, toDay: string, options: RangeOptions = {}): string =>
  `${fromDay === toDay ? 'el' : 'del'} ${rangeText(fromDay, toDay, options)}`;

/** "Octubre de 2026", of a month (2026-10) or any day of it. */
export function monthWords(month: string): string {
  const { month: name, year } = partsOf(month);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} de ${year}`;
}
