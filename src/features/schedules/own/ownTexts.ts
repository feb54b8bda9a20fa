import { counted } from '@contract/core/counted';
import { hoursWords } from '@contract/core/hoursText';
import { DateTime } from 'luxon';
import type { OwnShift } from '@/services/wms/generated/schedules.gen';
import { dayInWords } from '../roster/rosterTexts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Hoy, lunes 23 de noviembre", "Mañana, …", "Jueves 26 de noviembre". */
export function whenText(day: string, today: string): string {
  const away = DateTime.fromISO(day).diff(DateTime.fromISO(today), 'days').days;
  const near: Record<number, string> = { [-1]: 'Desde ayer, ', 0: 'Hoy, ', 1: 'Mañana, ' };
  return near[away] === undefined ? capital(dayInWords(day)) : `${near[away]}${dayInWords(day)}`;
}

type Hours = Pick<OwnShift, 'startsAt' | 'endsAt' | 'overnight'>;

/** "22:00 a 06:00 del día siguiente". */
export const ownHours = ({ startsAt, endsAt, overnight }: Hours): string =>
  `${startsAt} a ${endsAt}${overnight ? ' del día siguiente' : ''}`;

export const onCallText = ({ kind }: Pick<OwnShift, 'kind'>): string =>
  kind === 'onCall' ? 'guardia pasiva' : '';

/** "12 turnos · 96 h · 24 h de guardia". */
export function ownTotal(shifts: readonly Pick<OwnShift, 'kind' | 'minutes'>[]): string {
  const sum = (kind: OwnShift['kind']) =>
    shifts.reduce((all, one) => all + (one.kind === kind ? one.minutes : 0), 0);
  const onCall = sum('onCall');
  return [
    counted(shifts.length, 'turno', 'turnos'),
    hoursWords(sum('worked')),
    ...(onCall > 0 ? [`${hoursWords(onCall)} de guardia`] : []),
  ].join(' · ');
}

const breaks = { none: '', fixed: ' que se descuentan', punched: ', que se fichan' } as const;

/** "Son 8 h, con 30 min de descanso, que se fichan." */
export function ownLength({
  kind,
  minutes,
  breakKind,
  breakMinutes,
}: Pick<OwnShift, 'kind' | 'minutes' | 'breakKind' | 'breakMinutes'>): string {
  if (kind === 'onCall') return `${hoursWords(minutes)} de guardia pasiva`;
  const rest = breakMinutes > 0 ? `, con ${breakMinutes} min de descanso${breaks[breakKind]}` : '';
  return `${hoursWords(minutes)} de trabajo${rest}`;
}

/** "Mañana, martes 24 de noviembre: Tarde, 14:00 a 22:00". */
export const shiftInWords = (
  shift: Pick<OwnShift, 'day' | 'name'> & Hours,
  today: string,
): string => `${whenText(shift.day, today)}: ${shift.name}, ${ownHours(shift)}`;
