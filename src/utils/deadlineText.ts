import { DateTime } from 'luxon';
import { formatDate } from './dates';
import { localDay } from './localDay';

/** "Vence mañana", "Faltan 5 días (12/12/2026)": the day in words, as long as it is near. */
export function deadlineText(dueOn: string, today = localDay()): string {
  const day = formatDate(dueOn, 'DD/MM/AAA');
  const left = Math.round(DateTime.fromISO(dueOn).diff(DateTime.fromISO(today), 'days').days);
  if (left < 0) return left === -1 ? 'Venció ayer' : `Venció el ${day}`;
  if (left === 0) return 'Es para hoy';
  if (left === 1) return 'Es para mañana';
  return left <= 14 ? `Quedan ${left} días, hasta el ${day}` : `Hasta el ${day}`;
}
