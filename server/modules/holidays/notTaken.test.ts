import { proportionalDays } from './notTaken';

const figures = { daysFromStart: 14, daysFromFive: 21, daysFromTen: 28, daysFromTwenty: 35 };
const days = (hireDate: string, leaveDate: string) =>
  proportionalDays({ hireDate, leaveDate }, figures).toFixed(2);

test('of the year in which somebody leaves they have the part that they worked, by their seniority', () => {
  expect(days('2014-05-20', '2026-11-18')).toBe(((28 * 322) / 365).toFixed(2));
  expect(days('2026-07-01', '2026-11-18')).toBe(((14 * 141) / 365).toFixed(2));
  expect(days('2023-06-01', '2026-12-31')).toBe('14.00');
});
