import { freeOf, shownYears, signedDays } from './balanceModel';

const year = (of: number, left: number) => ({
  year: of,
  given: 14,
  taken: 0,
  left,
  expiresOn: null,
});

test('years without days are history, but for the last one given', () => {
  const years = [year(2023, 0), year(2024, 4), year(2025, 0), year(2026, 0)];
  expect(shownYears(years).map((one) => one.year)).toEqual([2024, 2026]);
  expect(shownYears([])).toEqual([]);
});

test('what waits for its decision cannot be asked for again', () => {
  expect(freeOf({ available: 21, reserved: 7 })).toBe(14);
});

test('a movement shows its sign', () => {
  expect([signedDays(14), signedDays(-7), signedDays(0.5), signedDays(0)]).toEqual([
    '+14',
    '-7',
    '+0,5',
    '0',
  ]);
});
