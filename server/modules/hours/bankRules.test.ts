import {
  creditOf,
  drawFor,
  expiryOf,
  extrasBehind,
  type Lot,
  usableOn,
  withoutWaiting,
} from './bankRules';

const lots: Lot[] = [
  { id: 1, expiresOn: '2026-12-31', left: 60 },
  { id: 2, expiresOn: '2026-11-30', left: 90 },
  { id: 3, expiresOn: '2026-11-30', left: 30 },
];

test('what expires first is used first, and of the same day what came first', () => {
  const { draws, short } = drawFor(lots, 130, '2026-11-20');
  expect(draws.map(({ creditId, minutes }) => [creditId, minutes])).toEqual([
    [2, 90],
    [3, 30],
    [1, 10],
  ]);
  expect(short).toBe(0);
});

test('a day takes nothing that has expired by then, but all of what expires on it', () => {
  expect(drawFor(lots, 100, '2026-12-01')).toMatchObject({
    draws: [{ creditId: 1, minutes: 60 }],
    short: 40,
  });
  expect(drawFor(lots, 100, '2026-11-30').short).toBe(0);
  expect(usableOn(lots, '2026-12-01')).toBe(60);
});

test('without a day it takes from all, and never more than there is', () => {
  const { draws, short, lots: after } = drawFor(lots, 500, null);
  expect(short).toBe(320);
  expect(draws).toHaveLength(3);
  expect(after.every(({ left }) => left === 0)).toBe(true);
});

test('what waits has taken its part, each by its day', () => {
  const waiting = [
    { day: '2026-12-05', minutes: 40 },
    { day: '2026-11-10', minutes: 100 },
  ];
  expect(withoutWaiting(lots, waiting).map(({ left }) => left)).toEqual([20, 0, 20]);
});

test.each([
  [{ extra50: 80, extra100: 0 }, 120],
  [{ extra50: 0, extra100: 30 }, 60],
  [{ extra50: 45, extra100: 15 }, 98],
])('%o is credited with its surcharge', (extras, minutes) => {
  expect(creditOf(extras, { rate50: 90, rate100: 120 })).toBe(minutes);
});

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-12', 1, '2026-12-12'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2027-08-30', 6, '2028-02-29'],
])('%s and %i months are %s', (day, months, expected) => {
  expect(expiryOf(day, months)).toBe(expected);
});

test('of what is paid, the hours behind it: half of the credit is half of its overtime', () => {
  expect(extrasBehind(60, 120, { extra50: 80, extra100: 0 })).toEqual({ extra50: 40, extra100: 0 });
});
