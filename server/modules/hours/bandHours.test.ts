import { DateTime } from 'luxon';
import type { Interval } from '../../engine/time/intervals';
import { bandHours } from './bandHours';
import { bandsOverlap, daysTouched } from './bandRules';
import { type BandRule, bandWindows } from './bandWindows';
import { dayHours } from './dayHours';
import { dayWindows } from './dayWindows';

const ZONE = 'America/Argentina/Buenos_Aires';
const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';

const at = (text: string, day: string, zone = ZONE): number => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  // 30:00 is six in the morning of the next day, by the wall.
  const date = DateTime.fromISO(day, { zone }).plus({ days: Math.floor(hour / 24) });
  return date.set({ hour: hour % 24, minute }).toMillis();
};

const band = (more: Partial<BandRule> = {}): BandRule => ({
  id: 1,
  name: 'Noche de fin de semana',
  code: 'NFDS',
  siteId: null,
  weekdays: [6, 7],
  onHolidays: 'asDay',
  startsAt: '22:00',
  endsAt: '06:00',
  multiplier: '1.25',
  counts: 'all',
  fromDay: '2026-01-01',
  toDay: null,
  ...more,
});

interface Told {
  bands: BandRule[];
  day: string;
  /** Where somebody was planned, and where they were. */
  shift?: [from: string, to: string];
  worked: [from: string, to: string];
  holidays?: string[];
  zone?: string;
  rounding?: number;
  breaks?: Interval[];
}

function told({
  bands,
  day,
  shift,
  worked,
  holidays = [],
  zone = ZONE,
  rounding = 1,
  breaks = [],
}: Told) {
  const isHoliday = (one: string) => holidays.includes(one);
  const rules = { nightFrom: 21, nightTo: 6, saturdayFrom: 13 };
  const between = ([from, to]: [string, string]) => ({
    from: at(from, day, zone),
    to: at(to, day, zone),
  });
  const planned = {
    name: 'Turno',
    breakKind: 'none' as const,
    breakMinutes: 0,
    toleranceIn: 0,
    toleranceOut: 0,
    kind: 'worked' as const,
    paid: true,
  };
  const hours = dayHours({
    shifts: shift ? [{ ...planned, ...between(shift) }] : [],
    stretches: [between(worked)],
    breaks,
    absences: [],
    banked: [],
    granted: null,
    leastExtra: 1,
    rounding: 1,
    now: at('72:00', day, zone),
    ...dayWindows(day, zone, rules, (one) => (isHoliday(one) ? 'Feriado' : null)),
  });
  return bandHours(hours, bandWindows(bands, day, zone, isHoliday), rounding).map(
    ({ band: { code }, minutes, extra }) => [code, minutes, extra],
  );
}

const night: Pick<Told, 'shift' | 'worked'> = {
  shift: ['22:00', '30:00'],
  worked: ['22:00', '30:00'],
};
const h = (hours: number, minutes = 0) => hours * 60 + minutes;

const cases: [what: string, facts: Told, expected: (string | number)[][]][] = [
  [
    'a night of Saturday lies in it whole, over midnight',
    { bands: [band()], day: SATURDAY, ...night },
    [['NFDS', h(8), 0]],
  ],
  [
    'of a shift that begins on Friday only what is already Saturday counts, where the band begins at midnight',
    { bands: [band({ startsAt: '00:00', endsAt: '06:00' })], day: FRIDAY, ...night },
    [['NFDS', h(6), 0]],
  ],
  ['the night of Friday is no night of Saturday', { bands: [band()], day: FRIDAY, ...night }, []],
  [
    'who begins on Sunday at four in the morning is in the window that began on Saturday',
    {
      bands: [band({ weekdays: [6] })],
      day: '2026-11-22',
      shift: ['4:00', '12:00'],
      worked: ['4:00', '12:00'],
    },
    [['NFDS', h(2), 0]],
  ],
  [
    'the shift and what comes after it are told apart',
    { bands: [band()], day: SATURDAY, shift: ['14:00', '23:00'], worked: ['14:00', '25:30'] },
    [['NFDS', h(1), h(2, 30)]],
  ],
  [
    'a band of the shift alone leaves the overtime out',
    {
      bands: [band({ counts: 'shift' })],
      day: SATURDAY,
      shift: ['14:00', '23:00'],
      worked: ['14:00', '25:30'],
    },
    [['NFDS', h(1), 0]],
  ],
  [
    'two bands count the same hours, each for itself',
    {
      bands: [
        band(),
        band({ id: 2, code: 'MAD', startsAt: '02:00', endsAt: '05:00', weekdays: [7] }),
      ],
      day: SATURDAY,
      ...night,
    },
    [
      ['NFDS', h(8), 0],
      ['MAD', h(3), 0],
    ],
  ],
  [
    'a break that was punched is in no band',
    {
      bands: [band()],
      day: SATURDAY,
      ...night,
      breaks: [{ from: at('25:00', SATURDAY), to: at('25:30', SATURDAY) }],
    },
    [['NFDS', h(7, 30), 0]],
  ],
  [
    'on a holiday: any day of the week, where the band says so',
    {
      bands: [band({ weekdays: [], onHolidays: 'also' })],
      day: FRIDAY,
      holidays: [FRIDAY],
      ...night,
    },
    [['NFDS', h(8), 0]],
  ],
  [
    'on a holiday that is a Saturday: not, where the band says so',
    { bands: [band({ onHolidays: 'not' })], day: SATURDAY, holidays: [SATURDAY], ...night },
    [],
  ],
  [
    'before it begins and after it ends there is none',
    {
      bands: [band({ toDay: FRIDAY }), band({ id: 2, code: 'B', fromDay: '2026-11-22' })],
      day: SATURDAY,
      shift: ['14:00', '22:30'],
      worked: ['14:00', '22:30'],
    },
    [],
  ],
  [
    'a whole day where both ends are the same',
    {
      bands: [band({ startsAt: '06:00', endsAt: '06:00' })],
      day: SATURDAY,
      shift: ['6:00', '30:00'],
      worked: ['6:00', '30:00'],
    },
    [['NFDS', h(24), 0]],
  ],
  [
    'rounded once, as any figure',
    {
      bands: [band()],
      day: SATURDAY,
      rounding: 15,
      shift: ['14:00', '22:08'],
      worked: ['14:00', '22:08'],
    },
    [['NFDS', 15, 0]],
  ],
];

test.each(cases)('%s', (_what, facts, expected) => {
  expect(told(facts)).toEqual(expected);
});

test('on the night on which the clock goes back the band has an hour more', () => {
  // In Santiago the Saturday of 2026-04-04 ends an hour later than usual.
  const zone = 'America/Santiago';
  expect(told({ bands: [band()], day: '2026-04-04', zone, ...night })).toEqual([['NFDS', h(9), 0]]);
});

test('bands overlap where they may count the same hour of somebody', () => {
  const other = (more: Partial<BandRule>) => bandsOverlap(band(), band({ id: 2, ...more }));
  expect(other({ weekdays: [1], startsAt: '05:00', endsAt: '09:00' })).toBe(true);
  expect(other({ weekdays: [1], startsAt: '06:00', endsAt: '09:00' })).toBe(false);
  expect(other({ weekdays: [6], startsAt: '08:00', endsAt: '12:00' })).toBe(false);
  expect(other({ fromDay: '2027-01-01' })).toBe(true);
  expect(bandsOverlap(band({ siteId: 1 }), band({ siteId: 2 }))).toBe(false);
  expect(bandsOverlap(band({ toDay: '2026-06-30' }), band({ fromDay: '2026-07-01' }))).toBe(false);
  expect(bandsOverlap(band(), band({ weekdays: [], onHolidays: 'also' }))).toBe(true);
});

test('a change touches the days whose hours it changes, and no others', () => {
  const before = band({ fromDay: '2026-03-01' });
  expect(daysTouched(before, { ...before, name: 'Otro', code: 'X' })).toBeNull();
  expect(daysTouched(before, { ...before, multiplier: '1.250' })).toBeNull();
  expect(daysTouched(before, { ...before, multiplier: '1.3' })).toEqual({
    from: '2026-03-01',
    to: null,
  });
  expect(daysTouched(before, { ...before, toDay: '2026-10-31' })).toEqual({
    from: '2026-11-01',
    to: null,
  });
  expect(
    daysTouched({ ...before, toDay: '2026-10-31' }, { ...before, toDay: '2026-11-30' }),
  ).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(daysTouched(undefined, { ...before, toDay: '2026-04-30' })).toEqual({
    from: '2026-03-01',
    to: '2026-04-30',
  });
});
