import { longDay } from '@contract/core/rangeText';
import { bandRecord } from '@contract/hours/band';
import type { Band } from '@/services/wms/generated/hours.gen';

const { counts } = bandRecord.fields;

const weekdayNames = [
  'Lunes',
  'Martes',
  'Miércoles',
  'Jueves',
  'Viernes',
  'Sábado',
  'Domingo',
] as const;

const shortNames = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'];

/** "lunes a viernes", "sáb y dom", "todos los días". */
export function weekdaysText(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort();
  const [first = 0] = sorted;
  const last = sorted.at(-1) ?? 0;
  const name = (day: number) => weekdayNames[day - 1]?.toLowerCase() ?? '';
  if (sorted.length === 0) return 'ningún día de la semana';
  if (sorted.length === 7) return 'todos los días';
  if (sorted.length === 1) return name(first);
  if (sorted.length > 2 && last - first === sorted.length - 1) {
    return `${name(first)} a ${name(last)}`;
  }
  const words = sorted.map((day) => shortNames[day - 1] ?? '');
  return `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;
}

/** "1.50" reads × 1,5. */
export const timesText = (multiplier: string): string =>
  `× ${String(Number(multiplier)).replace('.', ',')}`;

function daysText({ weekdays, onHolidays: rest }: Pick<Band, 'weekdays' | 'onHolidays'>): string {
  if (weekdays.length === 0) return 'feriados';
  const days = weekdaysText(weekdays);
  if (rest === 'also') return `${days} y feriados`;
  return rest === 'not' ? `${days}, en feriados no` : days;
}

/** The rules of a band on one line, with what it shares with others. */
export function bandRules(band: Band, siteName: string): string {
  const { startsAt, endsAt, fromDay, toDay, overlaps } = band;
  return [
    siteName,
    daysText(band),
    `${startsAt} a ${endsAt}${endsAt > startsAt ? '' : ' del día siguiente'}`,
    band.counts === 'shift' ? counts.labels.shift.toLowerCase() : '',
    toDay ? `del ${longDay(fromDay)} al ${longDay(toDay)}` : `desde el ${longDay(fromDay)}`,
    overlaps.length > 0
      ? `se superpone con ${overlaps.join(' y ')}: esas horas cuentan en cada una`
      : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
