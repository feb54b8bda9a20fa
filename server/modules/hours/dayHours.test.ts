import type { HourFigure } from '@contract/hours/hourFigures';
import { DateTime } from 'luxon';
import { type DayFacts, dayHours } from './dayHours';
import { dayWindows } from './dayWindows';
import type { ExpectedShift } from './expectedShift';

const ZONE = 'America/Argentina/Buenos_Aires';
/** A Wednesday. */
const DAY = '2026-11-18';
const SATURDAY = '2026-11-21';
const SUNDAY = '2026-11-22';

const at = (text: string, day = DAY): number => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  // 30:00 is six in the morning of the next day.
  return DateTime.fromISO(day, { zone: ZONE }).plus({ hours: hour, minutes: minute }).toMillis();
};

const shift = (from: string, to: string, more: Partial<ExpectedShift> = {}, day = DAY) => ({
  name: `Turno ${from}`,
  from: at(from, day),
  to: at(to, day),
  breakKind: 'none' as const,
  breakMinutes: 0,
  toleranceIn: 5,
  toleranceOut: 5,
  paid: true,
  kind: 'worked' as const,
  ...more,
});
const office = (day = DAY) => shift('9:00', '18:00', { breakKind: 'fixed', breakMinutes: 60 }, day);
const stretch = (from: string, to: string | null, day = DAY) => ({
  from: at(from, day),
  to: to === null ? null : at(to, day),
});

interface Told extends Partial<DayFacts> {
  holiday?: string;
  day?: string;
  night?: [from: number, to: number];
}

function hours({ day = DAY, night = [21, 6], holiday, ...facts }: Told) {
  const [nightFrom, nightTo] = night;
  const rules = { nightFrom, nightTo, saturdayFrom: 13 };
  const windows = dayWindows(day, ZONE, rules, (one) => (one === day ? (holiday ?? null) : null));
  return dayHours({
    shifts: [],
    banked: [],
    granted: null,
    stretches: [],
    breaks: [],
    absences: [],
    leastExtra: 1,
    rounding: 1,
    now: at('48:00', day),
    ...windows,
    ...facts,
  });
}

type Figures = Partial<Record<HourFigure, number>>;
const h = (hoursCount: number, minutes = 0) => hoursCount * 60 + minutes;

const cases: [what: string, facts: Told, figures: Figures][] = [
  [
    'six to twenty on nine to eighteen: eight worked, three before, two after',
    { shifts: [office()], stretches: [stretch('6:00', '20:00')] },
    { expected: h(8), worked: h(8), before: h(3), after: h(2), break: 60, extra50: h(5), late: 0 },
  ],
  [
    'fewer minutes than make overtime stay where they were',
    { leastExtra: 15, shifts: [office()], stretches: [stretch('9:00', '18:14')] },
    { worked: h(8), after: 14, extra50: 0 },
  ],
  [
    'a night shift of 22 to 6: all of it but the hour before nine at night counts as night',
    { shifts: [shift('22:00', '30:00')], stretches: [stretch('22:00', '30:00')] },
    { expected: h(8), worked: h(8), night: h(8), extra50: 0 },
  ],
  [
    'a night window that does not cross midnight, with a shift from one to nine: five hours',
    { night: [0, 6], shifts: [shift('1:00', '9:00')], stretches: [stretch('1:00', '9:00')] },
    { worked: h(8), night: h(5) },
  ],
  [
    'two shifts in a day, the first over midnight',
    {
      shifts: [shift('14:00', '18:00'), shift('22:00', '34:00')],
      stretches: [stretch('14:00', '18:00'), stretch('22:00', '34:00')],
    },
    { expected: h(16), worked: h(16), night: h(8), before: 0, after: 0 },
  ],
  [
    'late within the tolerance is not late; beyond it all of it is',
    { shifts: [shift('8:00', '16:00')], stretches: [stretch('8:05', '16:00')] },
    { late: 0, worked: h(7, 55) },
  ],
  [
    'six minutes late',
    { shifts: [shift('8:00', '16:00')], stretches: [stretch('8:06', '15:50')] },
    { late: 6, early: 10, worked: h(7, 44), absent: 0 },
  ],
  [
    'out and back within the shift is absence, not being late',
    {
      shifts: [shift('8:00', '16:00')],
      stretches: [stretch('8:00', '10:00'), stretch('11:30', '16:00')],
    },
    { absent: 90, worked: h(6, 30), late: 0, early: 0 },
  ],
  [
    'nobody came',
    { shifts: [office()] },
    { expected: h(8), absent: h(8), worked: 0, break: 0, late: 0 },
  ],
  [
    'nobody had to come: leave for the whole day is no absence',
    { shifts: [office()], absences: [{ label: 'Vacaciones', part: 'whole' }] },
    { expected: 0, excused: h(8), absent: 0 },
  ],
  [
    'half a day of leave: only the other half is expected',
    {
      shifts: [shift('8:00', '16:00')],
      absences: [{ label: 'Trámite', part: 'morning' }],
      stretches: [stretch('12:00', '16:00')],
    },
    { expected: h(4), excused: h(4), worked: h(4), late: 0, absent: 0 },
  ],
  [
    'a holiday that is worked by night is told as such until it ends',
    {
      holiday: 'Navidad',
      shifts: [shift('22:00', '30:00')],
      stretches: [stretch('22:00', '30:00')],
    },
    { worked: h(8), holiday: h(2), night: h(8), extra100: 0 },
  ],
  [
    'a Saturday without a shift: fifty until one in the afternoon, a hundred from then on',
    { day: SATURDAY, stretches: [stretch('9:00', '15:00', SATURDAY)] },
    { expected: 0, worked: 0, extra50: h(4), extra100: h(2) },
  ],
  [
    'over midnight from Saturday to Sunday it stays a hundred',
    { day: SATURDAY, stretches: [stretch('20:00', '26:00', SATURDAY)] },
    { extra50: 0, extra100: h(6), night: 0 },
  ],
  [
    'overtime of a night that somebody approved is paid as night',
    {
      day: SATURDAY,
      stretches: [stretch('20:00', '26:00', SATURDAY)],
      granted: { extra50: 0, extra100: h(6) },
    },
    { extra100: h(6), night: h(5) },
  ],
  [
    'approved with other minutes than it has now it is not',
    {
      day: SATURDAY,
      stretches: [stretch('20:00', '26:00', SATURDAY)],
      granted: { extra50: 0, extra100: h(5) },
    },
    { extra100: h(6), night: 0 },
  ],
  [
    'from Sunday to Monday it is fifty from midnight on',
    { day: SUNDAY, stretches: [stretch('22:00', '25:00', SUNDAY)] },
    { extra100: h(2), extra50: h(1) },
  ],
  [
    'a punched break is not worked, whenever it is taken',
    {
      shifts: [shift('8:00', '17:00', { breakKind: 'punched', breakMinutes: 60 })],
      stretches: [stretch('8:00', '17:00')],
      breaks: [{ from: at('14:00'), to: at('15:00') }],
    },
    { expected: h(8), worked: h(8), break: 60, absent: 0 },
  ],
  [
    'who left before the fixed break had none',
    { shifts: [office()], stretches: [stretch('9:00', '12:00')] },
    { worked: h(3), break: 0, early: h(5) },
  ],
  [
    'three minutes over are nobody’s overtime',
    { shifts: [shift('8:00', '16:00')], stretches: [stretch('7:57', '16:04')] },
    { worked: h(8), before: 0, after: 0, extra50: 0 },
  ],
  [
    'an exit at midnight sharp belongs to the day that ends',
    { shifts: [shift('16:00', '24:00')], stretches: [stretch('16:00', '24:00')] },
    { expected: h(8), worked: h(8), night: h(3) },
  ],
];

test.each(cases)('%s', (_what, facts, figures) => {
  expect(hours(facts).figures).toMatchObject(figures);
});

test('each figure is the sum of its reasons, to the minute', () => {
  for (const [, facts] of cases) {
    const { figures, reasons } = hours(facts);
    for (const [name, value] of Object.entries(figures)) {
      const own = reasons.filter(({ figure }) => figure === name);
      expect([name, own.reduce((sum, { minutes }) => sum + minutes, 0)]).toEqual([name, value]);
    }
  }
});

test('somebody who is still in has no hours yet, and is not absent for them', () => {
  const early = { shifts: [shift('8:00', '16:00')], now: at('8:30') };
  expect(hours(early).figures).toMatchObject({ absent: 0, late: 0 });
  expect(hours({ ...early, stretches: [stretch('8:20', null)] }).figures.late).toBe(20);
  const day = hours({ shifts: [shift('8:00', '16:00')], stretches: [stretch('8:00', null)] });
  expect(day.open).toBe(true);
  expect(day.figures).toMatchObject({ worked: 0, absent: 0, late: 0 });
});

test('rounding is of the figure, once, not of its pieces', () => {
  const facts = {
    shifts: [shift('8:00', '16:00')],
    stretches: [stretch('8:00', '10:07'), stretch('10:14', '16:00')],
  };
  expect(hours({ ...facts, rounding: 15 }).figures.worked).toBe(h(8) - 0);
  expect(hours({ ...facts, rounding: 1 }).figures.worked).toBe(h(7, 53));
});

test('a day on which the clock changes has as many hours as it has', () => {
  // In Santiago the clock goes back an hour at the end of this Saturday.
  const zone = 'America/Santiago';
  const rules = { nightFrom: 21, nightTo: 6, saturdayFrom: 13 };
  const { nights } = dayWindows('2026-04-04', zone, rules, () => null);
  const [night] = nights.filter(({ from }) => from === Date.parse('2026-04-05T00:00:00Z'));
  expect(((night?.to ?? 0) - (night?.from ?? 0)) / 3_600_000).toBe(10);
});
