import { monthText, moveMonth, readMonth } from './shownMonth';

test.each([
  ['2026-03', { year: 2026, month: 3 }],
  ['', { year: 2026, month: 11 }],
  ['2026-13', { year: 2026, month: 11 }],
  ['1999-01', { year: 2026, month: 11 }],
  ['marzo', { year: 2026, month: 11 }],
])('%s in the address', (text, shown) => {
  expect(readMonth(text, '2026-11-21')).toEqual(shown);
});

test.each([
  [{ year: 2026, month: 12 }, 1, '2027-01'],
  [{ year: 2026, month: 1 }, -1, '2025-12'],
  [{ year: 2026, month: 11 }, 12, '2027-11'],
  [{ year: 2100, month: 12 }, 1, '2100-12'],
])('%o and %i more is %s', (shown, by, text) => {
  expect(monthText(moveMonth(shown, by))).toBe(text);
});
