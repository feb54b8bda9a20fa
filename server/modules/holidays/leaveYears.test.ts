import { daysInYear, yearsOfSpan } from './leaveYears';

const weekdays = { weekDays: 5, holidays: new Map([['2027-01-01', 'Año Nuevo']]) };
const whole = (from: string, to: string) => ({ from, to, part: 'whole' as const });

test('a leave over New Year is charged to each year with its own days', () => {
  const span = whole('2026-12-30', '2027-01-04');
  expect(yearsOfSpan(span)).toEqual([2026, 2027]);
  const of = (unit: 'calendar' | 'working') =>
    yearsOfSpan(span).map((year) => daysInYear(span, year, unit, weekdays));
  expect([of('calendar'), of('working')]).toEqual([
    [2, 4],
    [2, 1],
  ]);
});

test('the years of any leave add up to all of it', () => {
  const at = (offset: number) =>
    new Date(Date.UTC(2026, 10, 1 + offset)).toISOString().slice(0, 10);
  for (let start = 0; start < 120; start += 7) {
    for (let length = 0; length < 90; length += 11) {
      const span = whole(at(start), at(start + length));
      const parts = yearsOfSpan(span).map((year) => daysInYear(span, year, 'calendar', weekdays));
      expect(parts.reduce((sum, days) => sum + days, 0)).toBe(length + 1);
    }
  }
});

test('half a day stays half in its year', () => {
  const half = { from: '2026-12-31', to: '2026-12-31', part: 'morning' as const };
  expect(daysInYear(half, 2026, 'working', weekdays)).toBe(0.5);
  expect(daysInYear(half, 2027, 'working', weekdays)).toBe(0);
});
