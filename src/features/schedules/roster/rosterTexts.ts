import { counted } from '@contract/core/counted';
import { longDay } from '@contract/core/rangeText';
import { calledInText } from '@contract/schedules/calledIn';
import { DateTime } from 'luxon';
import type {
  PlannedShift,
  RefusedCell,
  RosterPerson,
  RosterWeek,
  Shift,
} from '@/services/wms/generated/schedules.gen';

const MOST_TOLD = 3;

export const CLOSED_NOTE = 'El mes está cerrado: solo se lee';

/** "lun 16". */
export const dayHead = (day: string): string =>
  DateTime.fromISO(day).setLocale('es').toFormat('ccc d').replace('.', '');

/** "martes 17 de noviembre". */
export const dayInWords = (day: string): string =>
  `${DateTime.fromISO(day).setLocale('es').toFormat('cccc')} ${longDay(day, { year: false })}`;

/** "06:00 a 14:00". */
export const hoursOf = ({ startsAt, endsAt }: Pick<Shift, 'startsAt' | 'endsAt'>): string =>
  `${startsAt} a ${endsAt}`;

/** A shift that is not work says so: stripes are for the eye alone. */
export const kindText = ({ kind }: Pick<Shift, 'kind'>): string =>
  kind === 'onCall' ? ', guardia pasiva' : '';

const stateTexts: Record<PlannedShift['state'], string> = {
  published: '',
  draft: ', borrador',
  leaving: ', se quita al publicar',
};

/** "Mañana y Refuerzo", "Franco". */
export const shiftNames = (ids: readonly number[], catalogue: readonly Shift[]): string =>
  ids.map((id) => catalogue.find((one) => one.id === id)?.name ?? 'otro turno').join(' y ') ||
  'Franco';

/** The text of a cell, for people who listen: "Mañana 06:00 a 14:00, borrador". */
export function cellText(shifts: readonly PlannedShift[], catalogue: readonly Shift[]): string {
  if (shifts.length === 0) return 'Franco';
  return shifts
    .map(({ shiftId, state, calledIn }) => {
      const shift = catalogue.find(({ id }) => id === shiftId);
      const called = calledIn ? `, ${calledInText(calledIn).toLowerCase()}` : '';
      return shift
        ? `${shift.name} ${hoursOf(shift)}${kindText(shift)}${called}${stateTexts[state]}`
        : '';
    })
    .join('; ');
}

export const personNameOf = ({ people }: RosterWeek, personId: number): string =>
  people.find(({ id }: RosterPerson) => id === personId)?.name ?? 'Alguien';

/** "No se pudo planificar a Juárez, Delfina el martes 17 de noviembre: …", and how many more. */
export function refusedText(refused: readonly RefusedCell[], roster: RosterWeek): string {
  const told = refused
    .slice(0, MOST_TOLD)
    .map(
      ({ personId, day, why }) => `${personNameOf(roster, personId)}, ${dayInWords(day)}: ${why}`,
    );
  const more = refused.length - told.length;
  const rest = more > 0 ? ` Y ${counted(more, 'día más', 'días más')}.` : '';
  return `No se planificó. ${told.join(' ')}${rest}`;
}
