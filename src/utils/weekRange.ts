import { invalidDate } from './parseDate';
import { type DateInput, isValidDate, toDate } from './toDate';

export interface WeekRange {
  desde: Date;
  hasta: Date;
}

/** The Monday and the Sunday of the week of a date, both at local midnight. */
export function weekRange(value: DateInput): WeekRange {
  const date = toDate(value);
  if (!isValidDate(date)) throw new Error(invalidDate);
  const monday = date.getDate() - ((date.getDay() + 6) % 7);
  const day = (number: number) => new Date(date.getFullYear(), date.getMonth(), number);
  return { desde: day(monday), hasta: day(monday + 6) };
}
