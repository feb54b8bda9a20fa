import type { LeaveYear } from '@/services/wms/generated/holidays.gen';
import type {
  GetCoverageOutput as Coverage,
  NearAbsence,
} from '@/services/wms/generated/summary.gen';
import { formatDate } from '@/utils/dates';

const weekday = new Intl.DateTimeFormat('es-AR', { weekday: 'short', timeZone: 'UTC' });

/** "mar 24/11": a day has no zone. */
export function shortDay(day: string): string {
  const [, month = '', date = ''] = day.split('-');
  return `${weekday.format(new Date(`${day}T00:00:00Z`))} ${date}/${month}`;
}

const parts = { whole: '', morning: ', por la mañana', afternoon: ', por la tarde' };

/** "Ausente hasta el mar 24/11", or "el" where it is one day alone. */
export function awayText({ label, fromDay, toDay, part }: NearAbsence, began: boolean): string {
  if (fromDay === toDay) {
    return began ? `${label} hoy${parts[part]}` : `${label} el ${shortDay(fromDay)}${parts[part]}`;
  }
  return began
    ? `${label} hasta el ${shortDay(toDay)}`
    : `${label} del ${shortDay(fromDay)} al ${shortDay(toDay)}`;
}

/** The percentage of those who work that are there; never rounded up to whole when a person is missing. */
export function presentPercent({
  people,
  away,
}: Pick<Coverage['days'][number], 'people' | 'away'>) {
  return people === 0 ? 100 : Math.floor(((people - away) / people) * 100);
}

type Area = Coverage['areas'][number];

export const isShort = ({ people, away, minimum }: Area) =>
  minimum !== null && people - away < minimum;

/** The areas that lack people come first, and then those where most are away. */
export const byNeed = (areas: readonly Area[]): Area[] =>
  [...areas].sort(
    (one, other) =>
      Number(isShort(other)) - Number(isShort(one)) ||
      other.away / Math.max(1, other.people) - one.away / Math.max(1, one.people),
  );

/** "1 día", "0,5 días". */
export const daysText = (days: number): string =>
  `${String(days).replace('.', ',')} ${Math.abs(days) === 1 ? 'día' : 'días'}`;

/** The days that lapse first are told, so that they are not lost for not knowing. */
export function expiryText(years: readonly LeaveYear[]): string {
  const [first] = years.filter(({ left, expiresOn }) => left > 0 && expiresOn !== null);
  if (!first?.expiresOn) return '';
  const day = formatDate(first.expiresOn, 'DD/MM/AAA');
  return `Del período ${first.year} te quedan ${daysText(first.left)}, hasta el ${day}.`;
}
