import { type SeveranceText, severanceTextNames } from '@contract/liquidations/severance';
import { type LeaverYear, reckonSeverance, type YearLine } from './severanceBaseRules';
import { isSuspendedOn, severanceTextOn } from './severanceTextRules';

test.each<[string, SeveranceText]>([
  ['2020-01-01', 'classic'],
  ['2023-12-29', 'classic'],
  ['2023-12-30', 'decree'],
  ['2024-07-09', 'decree'],
  ['2024-07-10', 'bases'],
  ['2026-03-05', 'bases'],
  ['2026-03-06', 'modernisation'],
  ['2027-05-01', 'modernisation'],
])('on %s the text of %s rules', (day, text) => {
  expect(severanceTextOn(day)).toBe(text);
});

test('the days of the suspension are told, and no others', () => {
  const days = ['2026-03-29', '2026-03-30', '2026-04-22', '2026-04-23'];
  expect(days.map(isSuspendedOn)).toEqual([false, true, true, false]);
});

const periods = [
  ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07'],
  ...['2026-08', '2026-09', '2026-10', '2026-11'],
];
const before = periods.slice(0, -1);

const line = (
  period: string,
  code: string,
  amount: string,
  part: YearLine['part'] = 'fixed',
): YearLine => ({ period, code, name: code, part, amount });

const year = (lines: readonly YearLine[], more: Partial<LeaverYear> = {}): LeaverYear => ({
  hireDate: '2014-05-20',
  lastDay: '2026-11-18',
  owed: true,
  period: '2026-11',
  lines,
  bases: {},
  habitualMonths: 6,
  averageMonths: 6,
  ...more,
});

const basics = (amount: string, of = before) => of.map((period) => line(period, 'BASICO', amount));
const monthOf = ({ months }: ReturnType<typeof reckonSeverance>, period: string) =>
  months.find((month) => month.period === period);

test('a premium of one month is no habitual pay, and one of six is', () => {
  const premium = (months: number) =>
    before.slice(0, months).map((of) => line(of, 'PREMIO', '300.00'));
  const five = reckonSeverance(year([...basics('1000.00'), ...premium(5)]));
  expect([five.amount, five.concepts.find(({ code }) => code === 'PREMIO')]).toEqual([
    '1000.00',
    { code: 'PREMIO', name: 'PREMIO', part: 'fixed', months: 5, counts: false },
  ]);
  expect(monthOf(five, '2025-12')).toMatchObject({
    fixed: '1000.00',
    leftOut: '300.00',
    counts: true,
    reasons: ['notHabitual'],
  });
  expect(reckonSeverance(year([...basics('1000.00'), ...premium(6)])).amount).toBe('1300.00');
});

test('what varies counts by the better of its averages', () => {
  const late = before.slice(-6).map((of) => line(of, 'EXTRAS50', '60.00', 'variable'));
  const sixBetter = reckonSeverance(year([...basics('1000.00'), ...late]));
  expect([sixBetter.amount, sixBetter.averages]).toEqual([
    '1060.00',
    [
      { months: 6, amount: '60.00', taken: true },
      { months: 11, amount: '32.73', taken: false },
    ],
  ]);
  const early = before.slice(0, 5).map((of) => line(of, 'EXTRAS50', '110.00', 'variable'));
  const yearBetter = reckonSeverance(year([...basics('1000.00'), ...early]));
  expect([yearBetter.amount, yearBetter.averages.map(({ taken }) => taken)]).toEqual([
    '1050.00',
    [false, true],
  ]);
});

test('vacations stay out, and what was not worked is off', () => {
  const lines = [
    ...basics('1000.00'),
    line('2026-01', 'DIAS_VAC', '-466.67'),
    line('2026-01', 'VACACIONES', '560.00', 'vacation'),
    line('2026-03', 'SIN_GOCE', '-100.00'),
    line('2026-11', 'VACACIONES', '40.00', 'vacation'),
  ];
  const base = reckonSeverance(year(lines));
  expect(base.amount).toBe('1000.00');
  expect(base.concepts.filter(({ months }) => months === 0)).toMatchObject([
    { code: 'DIAS_VAC', counts: true },
    { code: 'SIN_GOCE', counts: true },
  ]);
  expect(monthOf(base, '2026-01')).toMatchObject({
    fixed: '533.33',
    leftOut: '560.00',
    reasons: ['vacation', 'less'],
  });
  expect(monthOf(base, '2026-03')).toMatchObject({ fixed: '900.00', reasons: ['less'] });
  expect(monthOf(base, '2026-11')).toMatchObject({
    counts: false,
    reasons: ['incomplete', 'onlyVacation'],
  });
});

test('the month in which somebody came does not count, unless there is no other', () => {
  const hired = { hireDate: '2026-04-16' };
  const first = before.slice(4);
  const lines = [line('2026-04', 'BASICO', '5000.00'), ...basics('1000.00', first.slice(1))];
  const base = reckonSeverance(year(lines, hired));
  expect([base.amount, monthOf(base, '2026-04')?.counts]).toEqual(['1000.00', false]);
  expect(monthOf(base, '2026-03')?.reasons).toEqual(['unpaid']);
  const only = reckonSeverance(year([line('2026-04', 'BASICO', '500.00')], hired));
  expect([only.amount, only.fewMonths]).toEqual(['500.00', true]);
});

test('with less than six months paid here everything counts as habitual', () => {
  const lines = [...basics('1000.00', before.slice(-5)), line('2026-10', 'PREMIO', '300.00')];
  const base = reckonSeverance(year(lines));
  expect([base.fewMonths, base.amount]).toEqual([true, '1300.00']);
  const six = [...basics('1000.00', before.slice(-6)), line('2026-10', 'PREMIO', '300.00')];
  expect(reckonSeverance(year(six)).amount).toBe('1000.00');
});

test('older texts take the best month as it was paid, whatever it was made of', () => {
  const bases = { '2025-03': '900.00', '2025-06': '2500.00', '2024-02': '9999.00' };
  const old = { lastDay: '2025-11-18', period: '2025-11', bases };
  const base = reckonSeverance(year(basics('1000.00'), old));
  expect([base.text, base.amount, base.concepts, base.averages]).toEqual([
    'bases',
    '2500.00',
    [],
    [],
  ]);
  expect(base.months.filter(({ counts }) => counts).map(({ period }) => period)).toEqual([
    '2025-03',
    '2025-06',
  ]);
  expect(base.months.find(({ best }) => best)?.period).toBe('2025-06');
});

test('a person of whom nothing was paid here has nothing to be reckoned from', () => {
  for (const lastDay of ['2026-03-05', '2026-11-18']) {
    const base = reckonSeverance(year([], { lastDay, period: lastDay.slice(0, 7) }));
    expect([base.amount, base.months.length, base.months.some(({ counts }) => counts)]).toEqual([
      '0.00',
      12,
      false,
    ]);
  }
  expect(severanceTextNames).toHaveLength(4);
});
