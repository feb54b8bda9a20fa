import { onceAWeek, type Repeat, repeat as schema } from './repeat';
import { repeatDays, repeatFaults } from './repeatDays';
import { repeatText } from './repeatText';

const repeat = (more: Partial<Repeat>): Repeat => ({ ...onceAWeek, times: 4, ...more });

test.each<[string, string, Partial<Repeat>, string[]]>([
  [
    'weekly on one day, from that very day',
    '2026-11-23',
    { weekdays: [1] },
    ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'],
  ],
  [
    'weekly on two days, beginning between them',
    '2026-11-25',
    { weekdays: [5, 1] },
    ['2026-11-27', '2026-11-30', '2026-12-04', '2026-12-07'],
  ],
  [
    'every third week counts weeks from Monday, also over New Year',
    '2026-12-16',
    { every: 3, weekdays: [2] },
    ['2027-01-05', '2027-01-26', '2027-02-16', '2027-03-09'],
  ],
  [
    'Sunday is the last day of its week',
    '2026-11-23',
    { every: 2, weekdays: [7] },
    ['2026-11-29', '2026-12-13', '2026-12-27', '2027-01-10'],
  ],
  [
    'the 31st, in months that have none on their last day',
    '2027-01-31',
    { kind: 'monthDay', monthDay: 31 },
    ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
  ],
  [
    'the 29th in a leap year',
    '2028-01-30',
    { kind: 'monthDay', monthDay: 29, times: 3 },
    ['2028-02-29', '2028-03-29', '2028-04-29'],
  ],
  [
    'the 30th in a February of 28 days',
    '2027-02-01',
    { kind: 'monthDay', monthDay: 30, times: 2 },
    ['2027-02-28', '2027-03-30'],
  ],
  [
    'the last day, from month to month and year to year',
    '2026-11-30',
    { kind: 'monthEnd', every: 3 },
    ['2026-11-30', '2027-02-28', '2027-05-31', '2027-08-31'],
  ],
  [
    'the second Tuesday, of which the first month has none left',
    '2026-11-11',
    { kind: 'monthNth', nth: 2, weekday: 2 },
    ['2026-12-08', '2027-01-12', '2027-02-09', '2027-03-09'],
  ],
  [
    'the last Monday is the fourth or the fifth',
    '2026-11-01',
    { kind: 'monthNth', nth: 5, weekday: 1 },
    ['2026-11-30', '2026-12-28', '2027-01-25', '2027-02-22'],
  ],
  [
    'until a day, which counts',
    '2026-11-23',
    { weekdays: [1], times: null, until: '2026-12-07' },
    ['2026-11-23', '2026-11-30', '2026-12-07'],
  ],
  ['no day of the week', '2026-11-23', { weekdays: [] }, []],
])('%s', (_name, startDay, more, expected) => {
  expect(repeatDays(startDay, repeat(more))).toEqual(expected);
});

/** Whether a day is one of a repetition, asked of the day itself: it shares nothing with the rule. */
function belongs(date: Date, start: Date, { kind, every, weekdays, ...rest }: Repeat): boolean {
  const isoDay = date.getUTCDay() === 0 ? 7 : date.getUTCDay();
  const inMonth = date.getUTCDate();
  const tomorrow = new Date(date);
  tomorrow.setUTCDate(inMonth + 1);
  const isLast = tomorrow.getUTCDate() === 1;
  if (kind === 'weekly') {
    if (!weekdays.includes(isoDay)) return false;
    let week = 0;
    // Counts the Sundays that were passed on the way.
    for (const walk = new Date(start); walk < date; walk.setUTCDate(walk.getUTCDate() + 1)) {
      if (walk.getUTCDay() === 0) week += 1;
    }
    return week % every === 0;
  }
  const year = date.getUTCFullYear() - start.getUTCFullYear();
  if ((year * 12 + date.getUTCMonth() - start.getUTCMonth()) % every !== 0) return false;
  if (kind === 'monthEnd') return isLast;
  if (kind === 'monthDay') {
    return inMonth === rest.monthDay || (isLast && inMonth < rest.monthDay);
  }
  if (isoDay !== rest.weekday) return false;
  const next = new Date(date);
  next.setUTCDate(inMonth + 7);
  return rest.nth === 5
    ? next.getUTCMonth() !== date.getUTCMonth()
    : Math.ceil(inMonth / 7) === rest.nth;
}

function reckoned(startDay: string, asked: Repeat): string[] {
  const start = new Date(`${startDay}T00:00:00Z`);
  const found: string[] = [];
  const date = new Date(start);
  for (let walked = 0; walked < 731; walked += 1) {
    const day = date.toISOString().slice(0, 10);
    if (asked.until !== null && day > asked.until) break;
    if (found.length >= (asked.times ?? 500)) break;
    if (belongs(date, start, asked)) found.push(day);
    date.setUTCDate(date.getUTCDate() + 1);
  }
  return found;
}

/** Numbers that look random and are the same each time. */
function dice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

test('six hundred generated repetitions come out as a walk from day to day has them', () => {
  const roll = dice(7);
  const kinds = ['weekly', 'monthDay', 'monthEnd', 'monthNth'] as const;
  for (let at = 0; at < 600; at += 1) {
    const start = new Date(Date.UTC(2026, 0, 1 + roll(1500)));
    const startDay = start.toISOString().slice(0, 10);
    const untilDay = new Date(start.getTime() + roll(900) * 86_400_000).toISOString().slice(0, 10);
    const byDay = roll(2) === 0;
    const asked: Repeat = {
      kind: kinds[roll(4)] ?? 'weekly',
      every: 1 + roll(12),
      weekdays: Array.from({ length: 1 + roll(5) }, () => 1 + roll(7)),
      ...{ monthDay: 1 + roll(31), nth: 1 + roll(5), weekday: 1 + roll(7) },
      ...{ until: byDay ? untilDay : null, times: byDay ? null : 1 + roll(60) },
    };
    expect({ startDay, asked, dates: repeatDays(startDay, asked) }).toEqual({
      ...{ startDay, asked, dates: reckoned(startDay, asked) },
    });
  }
});

test.each<[string, Partial<Repeat>, Record<string, string>]>([
  ['one that has dates', { weekdays: [1] }, {}],
  [
    'one that ends before it begins',
    { weekdays: [1], times: null, until: '2026-11-22' },
    { 'repeat.until': 'Tiene que ser el día en que empieza o uno posterior.' },
  ],
  [
    'one that goes on for three years',
    { weekdays: [1], times: null, until: '2029-11-23' },
    { 'repeat.until': 'Una serie dura hasta dos años: poné un día más cercano.' },
  ],
  [
    'more times than two years have',
    { kind: 'monthEnd', times: 30 },
    { 'repeat.times': 'En dos años entran 24: poné menos veces.' },
  ],
  [
    'no date before its end',
    { weekdays: [7], times: null, until: '2026-11-28' },
    { 'repeat.until': 'Ninguna fecha cae en ese período.' },
  ],
])('%s has its fault said', (_name, more, expected) => {
  expect(repeatFaults('2026-11-23', repeat(more))).toEqual(expected);
});

test('a year beyond the calendar ends what repeats', () => {
  expect(repeatDays('2199-12-30', repeat({ weekdays: [1, 2, 3, 4, 5, 6, 7], times: 9 }))).toEqual([
    '2199-12-30',
    '2199-12-31',
  ]);
});

test('an end is a day or a count, and never both or none', () => {
  for (const [until, times] of [
    [null, null],
    ['2027-01-01', 3],
  ] as const) {
    const { error } = schema.safeParse(repeat({ weekdays: [1], until, times }));
    expect(error?.issues.map(({ path }) => path)).toEqual([['until']]);
  }
});

test.each<[Partial<Repeat>, string]>([
  [{ weekdays: [1] }, 'Cada semana, los lunes, 4 veces'],
  [{ every: 2, weekdays: [6, 2, 1] }, 'Cada 2 semanas, los lunes, martes y sábados, 4 veces'],
  [{ kind: 'monthDay', monthDay: 15, times: 1 }, 'Cada mes, el día 15, una vez'],
  [{ kind: 'monthDay', monthDay: 31 }, 'Cada mes, el día 31 o el último que tenga, 4 veces'],
  [{ kind: 'monthEnd', every: 3 }, 'Cada 3 meses, el último día, 4 veces'],
  [
    { kind: 'monthNth', nth: 3, weekday: 4, times: null, until: '2027-06-30' },
    'Cada mes, el tercer jueves, hasta el 30/06/2027',
  ],
])('%j reads as people say it', (more, expected) => {
  expect(repeatText(repeat(more))).toBe(expected);
});
