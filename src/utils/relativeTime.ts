import { clock } from './clock';
import { logError } from './logError';
import { invalidDate } from './parseDate';
import { type DateInput, isValidDate, toDate } from './toDate';

const ago = (value: number, one: string, many: string) =>
  `Hace ${value} ${value === 1 ? one : many}`;

/** How long ago, in words. The edges where a week or a month rounds to none count as one of the next unit. */
export function relativeTime(
  value: DateInput | null | undefined,
  now: DateInput = clock.now(),
): string {
  const [date, today] = [toDate(value), toDate(now)];
  if (!isValidDate(date) || !isValidDate(today)) {
    logError(invalidDate);
    return '';
  }
  const minutes = Math.floor((today.getTime() - date.getTime()) / 60_000);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const weeks = Math.floor(days / 7);
  const months = Math.floor(days / 30);
  if (minutes < 1) return 'Hace un momento';
  if (hours < 1) return ago(minutes, 'minuto', 'minutos');
  if (days < 1) return ago(hours, 'hora', 'horas');
  if (weeks < 1) return ago(days, 'día', 'días');
  if (weeks < 4) return ago(weeks, 'semana', 'semanas');
  if (months < 12) return ago(Math.max(1, months), 'mes', 'meses');
  return ago(Math.max(1, Math.floor(days / 365)), 'año', 'años');
}
