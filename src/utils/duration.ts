import { type DateInput, isValidDate, toDate } from './toDate';

/** The number of a local day, free of the 23 and 25 hour days of a change of clock. */
function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}

/** A month after 31 January is the last day of February. */
function plusMonths(date: Date, months: number): Date {
  const month = new Date(date.getFullYear(), date.getMonth() + months, 1);
  const last = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
  return new Date(month.getFullYear(), month.getMonth(), Math.min(date.getDate(), last));
}

function monthsBetween(from: Date, to: Date): number {
  const apart = (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();
  return dayNumber(plusMonths(from, apart)) > dayNumber(to) ? apart - 1 : apart;
}

const count = (value: number, one: string, many: string) =>
  value === 0 ? [] : [`${value} ${value === 1 ? one : many}`];

/** The time between two days in words: `1 año, 2 meses y 3 días`. */
export function duration(
  from: DateInput | null | undefined,
  to: DateInput | null | undefined,
): string {
  const [start, end] = [toDate(from), toDate(to)];
  const ordered = isValidDate(start) && isValidDate(end) && dayNumber(start) <= dayNumber(end);
  if (!ordered) return 'Fechas inválidas.';
  const months = monthsBetween(start, end);
  const parts = [
    ...count(Math.trunc(months / 12), 'año', 'años'),
    ...count(months % 12, 'mes', 'meses'),
    ...count(dayNumber(end) - dayNumber(plusMonths(start, months)), 'día', 'días'),
  ];
  const last = parts.pop() ?? '0 días';
  return parts.length === 0 ? last : `${parts.join(', ')} y ${last}`;
}
