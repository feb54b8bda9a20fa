import { daysOfWeek, moveWeek } from './weekDays';

test('a week begins on Monday, also seen from its Sunday and over the end of a year', () => {
  expect(daysOfWeek('2026-11-22')[0]).toBe('2026-11-16');
  expect(daysOfWeek('2027-01-01')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
  expect(moveWeek('2026-12-28', 1)).toBe('2027-01-04');
});
