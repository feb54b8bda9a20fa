import { movePeriod, periodOf, periodTitle } from './hourPeriods';

test('a week begins on Monday and a month on its first, also over the end of a year', () => {
  expect(periodOf('week', '2027-01-03')).toBe('2026-12-28');
  expect(periodOf('month', '2026-11-24')).toBe('2026-11-01');
  expect(movePeriod('month', '2026-12-01', 1)).toBe('2027-01-01');
  expect(movePeriod('week', '2026-12-28', -1)).toBe('2026-12-21');
});

test('a month is told by its name', () => {
  expect(periodTitle('month', '2026-11-01', { year: true })).toBe('Noviembre de 2026');
});
