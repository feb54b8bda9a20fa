import { hoursWords } from '@contract/core/hoursText';
import { shiftRecord } from '@contract/schedules/shift';
import type { Shift } from '@/services/wms/generated/schedules.gen';

const { breakKind } = shiftRecord.fields;

/** "22:00 a 06:00 del día siguiente". */
export const shiftHours = ({ startsAt, endsAt }: Pick<Shift, 'startsAt' | 'endsAt'>): string =>
  `${startsAt} a ${endsAt}${endsAt > startsAt ? '' : ' del día siguiente'}`;

/** The rules of a shift on one line. */
export function shiftRules(shift: Shift): string {
  const { toleranceIn, toleranceOut, breakMinutes, minRest } = shift;
  if (shift.kind === 'onCall') {
    const told = [shiftHours(shift), `${hoursWords(shift.workedMinutes)} a disposición`];
    return [...told, ...(shift.paid ? [] : ['no se paga'])].join(' · ');
  }
  const tolerance =
    toleranceIn === toleranceOut
      ? `tolerancia ${toleranceIn} min`
      : `tolerancia ${toleranceIn} min al entrar y ${toleranceOut} al salir`;
  return [
    shiftHours(shift),
    `${hoursWords(shift.workedMinutes)} de trabajo`,
    breakMinutes > 0
      ? `${breakMinutes} min de descanso (${breakKind.labels[shift.breakKind].toLowerCase()})`
      : 'sin descanso',
    tolerance,
    minRest === null ? '' : `${minRest} h de descanso antes`,
    shift.paid ? '' : 'no se paga',
  ]
    .filter(Boolean)
    .join(' · ');
}
