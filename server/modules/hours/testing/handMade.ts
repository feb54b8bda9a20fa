import { hourFigureNames } from '@contract/hours/hourFigures';
import type { PunchKind } from '@contract/markings/punch';
import { addDays, type Day } from '../../../engine/time/days';
import { instantAt, pairPunches } from '../../markings';
import type { PublishedShift } from '../../schedules';
import { dayWindows } from '../dayWindows';
import type { DayRecord } from '../hourFacts';
import { hoursOfDay } from '../hoursOfDay';

type Figures = ReturnType<typeof hoursOfDay>['figures'];
type PunchFact = Parameters<typeof pairPunches>[0]['punches'][number];

/** Days of somebody as they are written by hand: "18 22:00" is an hour of a day of the month. */
export interface HandMade {
  month?: string;
  zone?: string;
  /** "18 22:00-06:00", and what is not usual of it. */
  shifts?: readonly [when: string, more?: Partial<PublishedShift>][];
  /** "18 22:00 in", "19 06:00 out waiting". */
  punches?: readonly string[];
  away?: DayRecord['away'];
  /** Days of the month, and what they are called. */
  holidays?: Readonly<Record<string, string>>;
  night?: [from: number, to: number];
  rounding?: number;
  leastExtra?: number;
  /** The overtime of the day was approved, whatever it is. */
  granted?: boolean;
  /** Left out: when all of it is over. */
  now?: string;
}

const markingRules = {
  sameTouchMinutes: 1,
  openHours: 16,
  afterShiftHours: 4,
  offlineHours: 24,
  clockMinutes: 5,
  photoDays: 60,
};

/** This reckons a day of the month as the server does, from its shifts and punches on. */
export function handMade(told: HandMade, date: string) {
  const { month = '2026-11', zone = 'America/Argentina/Buenos_Aires', holidays = {} } = told;
  const dayOf = (text: string): Day => `${month}-${text}`;
  const at = (text: string) => {
    const [day = '', clock = ''] = text.split(' ');
    return instantAt(zone, dayOf(day), clock.padStart(5, '0'));
  };
  const shifts = (told.shifts ?? []).map(([when, more], index): PublishedShift => {
    const [day = '', hours = ''] = when.split(' ');
    const [from = '', to = ''] = hours.split('-');
    const last = to > from ? dayOf(day) : addDays(dayOf(day), 1);
    return {
      id: index + 1,
      personId: 1,
      day: dayOf(day),
      shiftId: 1,
      startsAt: instantAt(zone, dayOf(day), from),
      endsAt: instantAt(zone, last, to),
      breakKind: 'none',
      breakMinutes: 0,
      toleranceIn: 5,
      toleranceOut: 5,
      paid: true,
      night: false,
      kind: 'worked',
      name: 'Turno',
      ...more,
    };
  });
  const punches = (told.punches ?? []).map((text, index): PunchFact => {
    const [day = '', clock = '', kind = 'in', counts = 'counted'] = text.split(' ');
    return {
      id: index + 1,
      personId: 1,
      at: at(`${day} ${clock}`),
      kind: kind as PunchKind,
      source: 'web',
      counts: counts as PunchFact['counts'],
      day: dayOf(day),
      plannedShiftId: null,
      outside: false,
      offline: false,
      forgotten: false,
    };
  });
  const dateOf = (instant: Date) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(instant);
  const now = told.now ? at(told.now) : at('28 00:00');
  const stretches = pairPunches({ punches, shifts, figures: markingRules, dateOf, now });
  const day = dayOf(date);
  const [nightFrom, nightTo] = told.night ?? [21, 6];
  const rules = { nightFrom, nightTo, saturdayFrom: 13 };
  const holidayOn = (one: Day) => holidays[one.slice(8)] ?? null;
  const recordOf = (on: Day, beside: DayRecord[]): DayRecord => ({
    day: on,
    closed: false,
    shifts: shifts.filter((shift) => shift.day === on),
    stretches: stretches.filter((stretch) => stretch.day === on),
    away: told.away ?? [],
    banked: [],
    holiday: holidayOn(on),
    ...dayWindows(on, zone, rules, holidayOn),
    bands: [],
    leastExtra: told.leastExtra ?? 1,
    rounding: told.rounding ?? 1,
    decision: null,
    beside,
  });
  const beside = [addDays(day, -1), addDays(day, 1)].map((one) => recordOf(one, []));
  const record = recordOf(day, beside);
  const hours = hoursOfDay(record, now.getTime());
  if (!told.granted) return hours;
  const decision = { ...hours.figures, granted: 'approved' as const, reason: '' };
  return hoursOfDay({ ...record, decision }, now.getTime());
}

/** Figures above zero: a day has nothing beyond what its table says. */
export const nonZero = (figures: Figures): Partial<Figures> =>
  Object.fromEntries(
    hourFigureNames.flatMap((name) => (figures[name] === 0 ? [] : [[name, figures[name]]])),
  );
