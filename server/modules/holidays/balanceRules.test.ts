import { availableOf, closeYear, giveBack, takeFrom, yearsOf } from './balanceRules';

const movement = (
  year: number,
  kind: 'earned' | 'taken' | 'expired' | 'carried',
  days: string,
) => ({
  year,
  kind,
  days,
});

test('each year says what it gave and what is left, the oldest first', () => {
  const movements = [
    movement(2026, 'earned', '21.0'),
    movement(2025, 'earned', '14.0'),
    movement(2025, 'taken', '-7.0'),
    movement(2025, 'expired', '-3.0'),
    movement(2025, 'carried', '-4.0'),
    movement(2026, 'carried', '4.0'),
  ];
  expect(yearsOf(movements)).toMatchObject([
    { year: 2025, given: 10, taken: 7, left: 0, earned: 14, closed: true },
    { year: 2026, given: 25, taken: 0, left: 25, earned: 21, closed: false },
  ]);
  expect(availableOf(movements)).toBe(25);
});

test('the oldest days go first, and what is in advance is of the last year', () => {
  const years = [
    { year: 2025, left: 5 },
    { year: 2026, left: 14 },
  ];
  expect(takeFrom(years, 3)).toEqual([{ year: 2025, days: 3 }]);
  expect(takeFrom(years, 14)).toEqual([
    { year: 2025, days: 5 },
    { year: 2026, days: 9 },
  ]);
  expect(takeFrom(years, 21)).toEqual([
    { year: 2025, days: 5 },
    { year: 2026, days: 16 },
  ]);
  expect(takeFrom([{ year: 2026, left: -2 }], 2)).toEqual([{ year: 2026, days: 2 }]);
});

test('what comes back goes to the newest of those it was taken from, and never more than was taken', () => {
  const taken = [
    { year: 2025, days: 5 },
    { year: 2026, days: 9 },
  ];
  expect(giveBack(taken, 10)).toEqual([
    { year: 2026, days: 9 },
    { year: 2025, days: 1 },
  ]);
  expect(giveBack(taken, 99)).toEqual([
    { year: 2026, days: 9 },
    { year: 2025, days: 5 },
  ]);
});

test.each([
  ['LCT art. 164: a third of the period may pass, the rest lapses', 14, 14, 4, 10],
  ['LCT art. 164: what is left is less than a third', 3, 14, 3, 0],
  ['nothing is left', 0, 14, 0, 0],
  ['taken in advance', -2, 14, 0, 0],
])('%s', (_source, left, earned, carried, expired) => {
  expect(closeYear({ left, earned }, 3)).toEqual({ carried, expired });
});
