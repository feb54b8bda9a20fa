import { addDays } from '../../engine/time/days';
import { type FirmDay, paidAways, paidRests, type WorkedDay } from './dayWorkerRules';
import type { PaidAway, PaidRest, PayFacts } from './payFacts';
import { reckonPay } from './reckonPay';
import { factsOf, figures, planFor } from './testing/payCase';

const monthly = planFor('monthly');

const shown = (facts: Partial<PayFacts>) => {
  const pay = reckonPay(monthly, factsOf(facts), figures);
  if (pay.problem !== undefined) throw new Error(pay.problem);
  const { remunerative, deductions, net } = pay.totals;
  return [remunerative.toFixed(2), deductions.toFixed(2), net.toFixed(2)];
};

const hired = (years: number) => `${2026 - years}-05-20`;
const rest = (day: string, extra = 0): PaidRest => ({ day, name: 'Feriado', why: '', extra });
const ill = (day: string, minutes: number, days: number): PaidAway => ({
  ...{ day, minutes, days, label: 'Enfermedad', path: '/news/1' },
});
const daily = { salary: '41250.75', salaryBasis: 'daily' } as const;
const hourly = { salary: '5120.40', salaryBasis: 'hourly' } as const;

// The three figures of each are printed by scripts/pay/cases.py, which shares nothing with the program.
test.each<[string, Partial<PayFacts>, [string, string, string]]>([
  [
    'by the day, with two holidays that were not worked',
    {
      ...{ ...daily, hireDate: hired(2), amounts: { 'hours.days': 20 } },
      restPaid: [rest('2026-11-06'), rest('2026-11-20')],
    },
    ['1002805.73', '190533.08', '812272.65'],
  ],
  [
    'by the hour, with a holiday and three days of illness',
    {
      ...{ ...hourly, hireDate: hired(1), amounts: { 'hours.worked': 8655 } },
      restPaid: [rest('2026-11-20')],
      awayPaid: [2, 3, 4].map((day) => ill(`2026-11-0${day}`, 480, 1)),
    },
    ['987453.14', '187616.09', '799837.05'],
  ],
  [
    'by the day, ill for three days at three quarters of the pay',
    {
      ...{ ...daily, hireDate: hired(0), amounts: { 'hours.days': 19 } },
      awayPaid: [2, 3, 4].map((day) => ill(`2026-11-0${day}`, 360, 0.75)),
    },
    ['949626.64', '180429.06', '769197.58'],
  ],
  [
    'by the day, called for two hours of a holiday',
    {
      ...{ ...daily, hireDate: hired(2) },
      amounts: { 'hours.days': 20, 'hours.extra100': 120 },
      restPaid: [rest('2026-11-20', 120)],
    },
    ['966453.51', '183626.18', '782827.33'],
  ],
])('%s', (_name, facts, expected) => {
  expect(shown(facts)).toEqual(expected);
});

/** Friday 20 November; the Thursday before is a working day. */
const HOLIDAY = '2026-11-20';
const holidays = new Map([
  ['2026-10-12', 'Diversidad Cultural'],
  [HOLIDAY, 'Soberanía Nacional'],
]);
const november = { from: '2026-11-01', to: '2026-11-30' };

const worked = (day: string, more: Partial<WorkedDay> = {}): WorkedDay => ({
  ...{ day, expected: 480, worked: 480, excused: 0, absent: 0, extra: 0 },
  ...more,
});
const back = (count: number) => addDays(HOLIDAY, -count);
const worker = (days: readonly WorkedDay[], away: readonly FirmDay[] = [], more: object = {}) => ({
  ...{ hireDate: '2020-01-01', leaveDate: null, away, hoursOff: [] },
  ...more,
  days: new Map(days.map((one) => [one.day, one])),
});
const firm = (more: Partial<FirmDay>): FirmDay => ({
  ...{ source: 'news', sourceId: 7, code: 'ENF', label: 'Enfermedad', part: 'whole' },
  ...{ paidPercent: 100, from: HOLIDAY, to: HOLIDAY },
  ...more,
});

/** Thursday to Tuesday: six days. */
const sixDays = [1, 2, 3, 4, 7, 8].map((count) => worked(back(count)));

test.each<[string, ReturnType<typeof worker>, boolean]>([
  ['six days before it', worker(sixDays), true],
  ['five days before it, and none after', worker(sixDays.slice(1)), false],
  [
    '48 hours in five days',
    worker(sixDays.slice(1).map(({ day }) => worked(day, { worked: 576 }))),
    true,
  ],
  [
    'overtime counts where somebody approved it',
    worker(sixDays.slice(1).map(({ day }) => worked(day, { extra: 96 }))),
    true,
  ],
  ['the eve and a day after', worker([worked(back(1)), worked('2026-11-23')]), true],
  ['the eve alone', worker([worked(back(1))]), false],
  ['a day after alone', worker([worked('2026-11-23')]), false],
  ['too long before', worker([15, 16, 17, 18, 21, 22].map((count) => worked(back(count)))), false],
  ['who worked it has it paid by its hours', worker([...sixDays, worked(HOLIDAY)]), false],
  [
    'who was to work it and did not come',
    worker([...sixDays, worked(HOLIDAY, { worked: 0, absent: 480 })]),
    false,
  ],
  [
    'within vacations, which pay the day',
    worker(sixDays, [firm({ source: 'leave', code: 'VAC' })]),
    false,
  ],
  ['within what is not paid', worker(sixDays, [firm({ paidPercent: 0 })]), false],
  ['ill on it, with no shift that day', worker(sixDays, [firm({})]), true],
  [
    'ill on it, with a shift',
    worker([...sixDays, worked(HOLIDAY, { worked: 0, expected: 0, excused: 480 })], [firm({})]),
    false,
  ],
  ['came later', worker(sixDays, [], { hireDate: '2026-11-21' }), false],
  ['had left', worker(sixDays, [], { leaveDate: back(1) }), false],
])('a holiday that was not worked: %s', (_name, who, expected) => {
  expect(paidRests(who, november, holidays).map(({ day }) => day)).toEqual(
    expected ? [HOLIDAY] : [],
  );
});

test('called on a holiday, the rest of the day is paid as one', () => {
  const called = worker([...sixDays, worked(HOLIDAY, { expected: 0, worked: 0, extra: 120 })]);
  expect(paidRests(called, november, holidays)).toMatchObject([{ day: HOLIDAY, extra: 120 }]);
});

test.each<[string, Partial<WorkedDay>, readonly FirmDay[], [minutes: number, days: number][]]>([
  ['ill', { expected: 0, worked: 0, excused: 480 }, [firm({})], [[480, 1]]],
  [
    'paid by three quarters',
    { expected: 0, worked: 0, excused: 480 },
    [firm({ paidPercent: 75 })],
    [[360, 0.75]],
  ],
  [
    'the morning, and worked the afternoon',
    { expected: 240, worked: 240, excused: 240 },
    [firm({ part: 'morning' })],
    [[240, 0]],
  ],
  [
    'the morning, and did not come',
    { expected: 240, worked: 0, excused: 240 },
    [firm({ part: 'morning' })],
    [[240, 0.5]],
  ],
  ['hours of the bank', { expected: 0, worked: 0, excused: 480 }, [], [[480, 1]]],
  [
    'vacations have a line of their own',
    { expected: 0, worked: 0, excused: 480 },
    [firm({ source: 'leave', code: 'VAC' })],
    [],
  ],
  ['not paid', { expected: 0, worked: 0, excused: 480 }, [firm({ paidPercent: 0 })], []],
  ['nothing planned', { expected: 0, worked: 0 }, [firm({})], []],
])('paid for what they would have worked: %s', (_name, day, away, expected) => {
  const found = paidAways(worker([worked(HOLIDAY, day)], away), november);
  expect(found.map(({ minutes, days }) => [minutes, days])).toEqual(expected);
});
