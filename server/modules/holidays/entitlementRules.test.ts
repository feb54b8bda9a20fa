import { entitlementOf, seniorityAt } from './entitlementRules';
import type { LeaveFigures } from './leaveFigures';

const figures: LeaveFigures = {
  daysFromStart: 14,
  daysFromFive: 21,
  daysFromTen: 28,
  daysFromTwenty: 35,
  workedPerDay: 20,
  noticeDays: 30,
  minTranche: 7,
  periodFirstMonth: 10,
  periodLastMonth: 4,
  expiryMonth: 5,
  carriedPart: 3,
  advanceDays: 0,
  weekDays: 5,
  lateDays: 30,
};

const of = (hireDate: string, year: number, more = {}) =>
  entitlementOf({ hireDate, leaveDate: null, notWorked: [], ...more }, year, figures);

test.each([
  ['LCT art. 150 a: the whole first year', '2026-01-01', 2026, 14, '150a'],
  ['LCT art. 150 a: five years less a day at 31 December', '2022-01-01', 2026, 14, '150a'],
  ['LCT art. 150 a: five years to the day do not exceed five', '2021-12-31', 2026, 14, '150a'],
  ['LCT art. 150 b: five years and a day', '2021-12-30', 2026, 21, '150b'],
  ['LCT art. 150 b: ten years to the day do not exceed ten', '2016-12-31', 2026, 21, '150b'],
  ['LCT art. 150 c: ten years and a day', '2016-12-30', 2026, 28, '150c'],
  ['LCT art. 150 c: twenty years to the day do not exceed twenty', '2006-12-31', 2026, 28, '150c'],
  ['LCT art. 150 d: twenty years and a day', '2006-12-30', 2026, 35, '150d'],
  [
    'LCT art. 150: seniority is that of 31 December, not of the leave',
    '2021-06-15',
    2026,
    21,
    '150b',
  ],
  ['LCT art. 150; CCyC art. 6: hired on a leap day', '2016-02-29', 2026, 28, '150c'],
  [
    'LCT art. 150; CCyC art. 6: hired on a leap day, the year before',
    '2016-02-29',
    2025,
    21,
    '150b',
  ],
  ['LCT art. 151: just half of the working days of the year', '2026-07-02', 2026, 14, '150a'],
  ['LCT art. 153: one working day less than half', '2026-07-03', 2026, 6, '153'],
  ['LCT art. 153: under six months, one day for each twenty worked', '2026-10-01', 2026, 3, '153'],
  ['LCT art. 153: nineteen days worked give none', '2026-12-07', 2026, 0, '153'],
  ['LCT art. 153: hired on 31 December', '2026-12-31', 2026, 0, '153'],
] as const)('%s', (_source, hireDate, year, days, rule) => {
  expect(of(hireDate, year)).toMatchObject({ days, rule });
});

test('LCT art. 152: leave without pay by one’s own wish is not worked, and may cost the whole leave', () => {
  const away = [{ from: '2026-02-01', to: '2026-08-31' }];
  expect(of('2015-03-01', 2026, { notWorked: away })).toMatchObject({ rule: '153', days: 5 });
  const short = [{ from: '2026-02-01', to: '2026-03-31' }];
  expect(of('2015-03-01', 2026, { notWorked: short })).toMatchObject({ rule: '150c', days: 28 });
});

test('LCT art. 156: who leaves has what the days worked that year give', () => {
  expect(of('2015-03-01', 2026, { leaveDate: '2026-03-31' })).toMatchObject({
    rule: '153',
    days: 3,
  });
  expect(of('2015-03-01', 2026, { leaveDate: '2026-09-30' })).toMatchObject({
    rule: '150c',
    days: 28,
  });
});

test('the proportional leave never exceeds that of the seniority', () => {
  const generous = { ...figures, workedPerDay: 1 };
  const worker = { hireDate: '2026-09-01', leaveDate: null, notWorked: [] };
  expect(entitlementOf(worker, 2026, generous).days).toBe(14);
});

test.each([
  ['2020-02-29', '2021-02-28', 1, 0],
  ['2020-02-29', '2021-02-27', 0, 11],
  ['2020-12-31', '2026-12-31', 6, 0],
  ['2021-01-01', '2026-12-31', 5, 11],
  ['2026-12-31', '2026-12-31', 0, 0],
])('from %s to %s there are %s years and %s months', (hire, at, years, months) => {
  expect(seniorityAt(hire, at)).toEqual({ years, months });
});
