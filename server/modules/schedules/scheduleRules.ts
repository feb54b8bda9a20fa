import { hoursWords } from '@contract/core/hoursText';
import type { rosterWarning } from '@contract/schedules/roster';
import type { z } from 'zod';
import type { Week } from '../../engine/time/weekOf';
import type { ScheduleFigures } from './scheduleFigures';
import { clockAt } from './shiftTimes';

export type Warning = z.infer<typeof rosterWarning>;

export interface Worked {
  day: string;
  startsAt: Date;
  endsAt: Date;
  breakMinutes: number;
  night: boolean;
  /** Hours of rest that the shift itself asks for before it begins. */
  minRest: number | null;
  /** On call is neither work nor its end. Left out: it is work. */
  kind?: 'worked' | 'onCall';
}

export interface AwayOn {
  fromDay: string;
  toDay: string;
  part: 'whole' | 'morning' | 'afternoon';
  state: 'pending' | 'firm';
  label: string;
}

type Limits = Pick<ScheduleFigures, 'minRest' | 'weekHours' | 'nightWeekHours'>;

const MINUTE = 60_000;
const minutesOf = ({ startsAt, endsAt, breakMinutes }: Worked) =>
  (endsAt.getTime() - startsAt.getTime()) / MINUTE - breakMinutes;

const total = (shifts: readonly Worked[]) =>
  shifts.reduce((sum, shift) => sum + minutesOf(shift), 0);

export const dutiesOf = (shifts: readonly Worked[]) =>
  shifts.filter(({ kind }) => kind !== 'onCall');

const dutiesIn = (shifts: readonly Worked[], { from, to }: Week) =>
  dutiesOf(shifts).filter(({ day }) => day >= from && day <= to);

export const plannedMinutes = (shifts: readonly Worked[], week: Week): number =>
  total(dutiesIn(shifts, week));

/** Art. 197: between the last hour of a day's work and the first of the next; a day in two parts is one day. */
export function restWarnings(shifts: readonly Worked[], { minRest }: Limits): Warning[] {
  const ordered = dutiesOf(shifts).sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return ordered.flatMap((next, index) => {
    const before = ordered[index - 1];
    if (!before || before.day === next.day) return [];
    const rest = (next.startsAt.getTime() - before.endsAt.getTime()) / MINUTE;
    const least = Math.max(minRest, next.minRest ?? 0) * 60;
    if (rest >= least) return [];
    const law = least === minRest * 60 ? ', LCT art. 197' : '';
    const text = `${hoursWords(rest)} de descanso antes de este turno (mínimo ${hoursWords(least)}${law})`;
    return [{ kind: 'rest' as const, day: next.day, text }];
  });
}

/** More than a week may have; an hour of the night counts as more than one, as far as the night's week is shorter. */
export function weekWarnings(
  shifts: readonly Worked[],
  week: Week,
  { weekHours, nightWeekHours }: Limits,
): Warning[] {
  const inWeek = dutiesIn(shifts, week);
  const all = total(inWeek);
  const nights = total(inWeek.filter(({ night }) => night));
  const counted = all - nights + (nights * weekHours) / nightWeekHours;
  if (counted <= weekHours * 60) return [];
  const planned = `${hoursWords(all)} planificadas en la semana`;
  const text =
    nights === 0
      ? `${planned} (máximo ${hoursWords(weekHours * 60)})`
      : nights === all
        ? `${planned}, todas de noche (máximo ${hoursWords(nightWeekHours * 60)})`
        : `${planned}, ${hoursWords(nights)} de noche: cuentan como ${hoursWords(counted)} (máximo ${hoursWords(weekHours * 60)})`;
  return [{ kind: 'week', day: week.to, text }];
}

const NOON = '12:00';

function touches({ part }: AwayOn, shift: Worked, zone: string): boolean {
  if (part === 'whole') return true;
  if (part === 'morning') return clockAt(shift.startsAt, zone) < NOON;
  const ends = clockAt(shift.endsAt, zone);
  return ends > NOON || ends <= clockAt(shift.startsAt, zone);
}

export function awayWarnings(
  shifts: readonly Worked[],
  absences: readonly AwayOn[],
  zone: string,
): Warning[] {
  return shifts.flatMap((shift) => {
    const away = absences.find(
      (one) => one.fromDay <= shift.day && one.toDay >= shift.day && touches(one, shift, zone),
    );
    if (!away) return [];
    const asked = away.state === 'pending' ? ' (pedida, sin aprobar)' : '';
    const text = `Planificado en un día de ausencia: ${away.label}${asked}`;
    return [{ kind: 'away' as const, day: shift.day, text }];
  });
}
