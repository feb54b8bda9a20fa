export type DateInput = Date | string | number;

const dayOnly = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A bare day of the server is that day here: `new Date('2026-03-01')` would be the evening before in Buenos Aires. */
export function toDate(value: DateInput | null | undefined): Date {
  if (value instanceof Date) return value;
  if (value === null || value === undefined) return new Date(Number.NaN);
  const [, year, month, day] = dayOnly.exec(String(value)) ?? [];
  return year === undefined
    ? new Date(value)
    : new Date(Number(year), Number(month) - 1, Number(day));
}

export function isValidDate(date: Date): boolean {
  return !Number.isNaN(date.getTime());
}
