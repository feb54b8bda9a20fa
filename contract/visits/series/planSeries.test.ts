import { type DateChoice, type DateFacts, planSeries, type SeriesChoices } from './planSeries';

const holidays = new Map([
  ['2026-12-08', 'Inmaculada Concepción'],
  ['2026-12-25', 'Navidad'],
  ['2027-01-01', 'Año Nuevo'],
]);
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
const facts =
  (away: readonly [string, string][] = []) =>
  (day: string): DateFacts => ({
    holiday: holidays.get(day) ?? null,
    away: away.some(([from, to]) => from <= day && day <= to),
    rest: isWeekend(day),
  });
const usual: SeriesChoices = { onHoliday: 'move', onLeave: 'move', choices: [] };

const planned = (
  dates: string[],
  choices: Partial<SeriesChoices> = {},
  away: readonly [string, string][] = [],
) =>
  planSeries(dates, { ...usual, ...choices }, facts(away)).map(({ day, why }) => day ?? `${why}`);

test.each<[string, string[], Partial<SeriesChoices>, [string, string][], string[]]>([
  ['a plain day stays', ['2026-12-07'], {}, [], ['2026-12-07']],
  ['a holiday moves to the next day', ['2026-12-08'], {}, [], ['2026-12-09']],
  ['a Friday holiday moves over the weekend', ['2026-12-25'], {}, [], ['2026-12-28']],
  ['a holiday over New Year', ['2027-01-01'], {}, [], ['2027-01-04']],
  ['a holiday is held back', ['2026-12-08'], { onHoliday: 'hold' }, [], ['chosen']],
  ['a holiday is made all the same', ['2026-12-08'], { onHoliday: 'make' }, [], ['2026-12-08']],
  [
    'made on holidays, but not while the person is away',
    ['2026-12-08'],
    { onHoliday: 'make', onLeave: 'hold' },
    [['2026-12-08', '2026-12-08']],
    ['chosen'],
  ],
  ['leave of a week', ['2026-12-14'], {}, [['2026-12-14', '2026-12-18']], ['2026-12-21']],
  ['leave of two months', ['2026-12-14'], {}, [['2026-12-01', '2027-01-31']], ['none']],
  [
    'only one date is moved to the day after a leave',
    ['2026-12-14', '2026-12-16'],
    {},
    [['2026-12-14', '2026-12-18']],
    ['2026-12-21', 'taken'],
  ],
  [
    'a day that the series has already takes no second visit',
    ['2026-12-08', '2026-12-09'],
    {},
    [],
    ['taken', '2026-12-09'],
  ],
  [
    'a day that was held back by itself is free for another',
    ['2026-12-08', '2026-12-09'],
    { choices: [{ date: '2026-12-09', how: 'hold' }] },
    [],
    ['2026-12-09', 'chosen'],
  ],
  [
    'a single date goes its own way',
    ['2026-12-08', '2026-12-25'],
    { choices: [{ date: '2026-12-25', how: 'make' }] },
    [],
    ['2026-12-09', '2026-12-25'],
  ],
  ['a weekly rest alone moves nothing', ['2026-12-12'], {}, [], ['2026-12-12']],
])('%s', (_name, dates, choices, away, expected) => {
  expect(planned(dates, choices, away)).toEqual(expected);
});

/** Asks each date by itself, with the days that the others have in a list. */
function reckoned(dates: string[], choices: SeriesChoices, of: (day: string) => DateFacts) {
  const wayOf = (date: string): DateChoice => {
    for (const one of choices.choices) if (one.date === date) return one.how;
    const { holiday, away } = of(date);
    if (holiday && choices.onHoliday !== 'make') return choices.onHoliday;
    return away ? choices.onLeave : 'make';
  };
  const used = dates.filter((date) => wayOf(date) === 'make');
  const out: (string | null)[] = [];
  for (const date of dates) {
    const way = wayOf(date);
    let day: string | null = way === 'make' ? date : null;
    if (way === 'move') {
      const walk = new Date(`${date}T12:00:00Z`);
      for (let steps = 31; steps > 0 && day === null; steps -= 1) {
        walk.setUTCDate(walk.getUTCDate() + 1);
        const { holiday, away, rest } = of(walk.toISOString().slice(0, 10));
        if (!holiday && !away && !rest) day = walk.toISOString().slice(0, 10);
      }
      if (day !== null && used.includes(day)) day = null;
      else if (day !== null) used.push(day);
    }
    out.push(day);
  }
  return out;
}

test('generated calendars come out as reckoned date by date, and no day has two visits', () => {
  const ways: DateChoice[] = ['make', 'hold', 'move'];
  let state = 11;
  const roll = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  const dayAt = (at: number) => new Date(Date.UTC(2026, 10, 23 + at)).toISOString().slice(0, 10);
  for (let at = 0; at < 400; at += 1) {
    const dates = [...new Set(Array.from({ length: 1 + roll(30) }, () => dayAt(roll(90))))].sort();
    const closed = new Set(Array.from({ length: roll(15) }, () => dayAt(roll(120))));
    const from = dayAt(roll(90));
    const to = dayAt(roll(130));
    const of = (day: string): DateFacts => ({
      holiday: closed.has(day) ? 'Feriado' : null,
      away: from <= day && day <= to,
      rest: isWeekend(day),
    });
    const choices: SeriesChoices = {
      ...{ onHoliday: ways[roll(3)] ?? 'make', onLeave: ways[roll(3)] ?? 'make' },
      choices: dates
        .filter(() => roll(6) === 0)
        .map((date) => ({ date, how: ways[roll(3)] ?? 'make' })),
    };
    const days = planSeries(dates, choices, of).map(({ day }) => day);
    expect(days).toEqual(reckoned(dates, choices, of));
    const made = days.filter((day) => day !== null);
    expect(new Set(made).size).toBe(made.length);
  }
});
