import { DateTime } from 'luxon';
import type { HourDay } from '@/services/wms/generated/hours.gen';
import { clockText } from '@/utils/wallClock';

/** "lun". */
export const weekdayWord = (day: string): string =>
  DateTime.fromISO(day).setLocale('es').toFormat('ccc').replace('.', '');

/** "06:00 a 14:00". */
export const spanText = (from: string, to: string, zone: string): string =>
  `${clockText(from, zone)} a ${clockText(to, zone)}`;

/** The plan of a day: "Mañana, 06:00 a 14:00", a holiday, leave, or nothing. */
export function plannedText({ shifts, away, holiday }: HourDay, zone: string): string {
  const planned = shifts.map(
    ({ name, startsAt, endsAt, paid, onCall }) =>
      `${onCall ? 'Guardia pasiva: ' : ''}${name}, ${spanText(startsAt, endsAt, zone)}${paid ? '' : ' (no se paga: no suma horas)'}`,
  );
  const all = [...planned, ...away, ...(holiday ? [`Feriado: ${holiday}`] : [])];
  return all.join(' · ') || 'Franco';
}

/** "06:02 a 14:01", "06:02, sin salida". */
export function stretchText(
  { from, to, forgotten, waiting }: HourDay['stretches'][number],
  zone: string,
): string {
  const notes = [
    forgotten ? 'salida olvidada' : null,
    waiting ? 'espera aprobación, todavía no cuenta' : null,
  ].filter((note) => note !== null);
  const known =
    from && to
      ? spanText(from, to, zone)
      : from
        ? `${clockText(from, zone)}, sin salida`
        : `${clockText(to ?? '', zone)}, sin entrada`;
  return notes.length > 0 ? `${known} (${notes.join('; ')})` : known;
}
