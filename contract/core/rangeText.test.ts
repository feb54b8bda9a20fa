import { onDays, rangeText } from './rangeText';

test.each([
  ['2027-02-09', '2027-02-22', '9 al 22 de febrero de 2027', '9 al 22 de febrero'],
  [
    '2027-01-28',
    '2027-02-03',
    '28 de enero al 3 de febrero de 2027',
    '28 de enero al 3 de febrero',
  ],
  [
    '2026-12-28',
    '2027-01-03',
    '28 de diciembre de 2026 al 3 de enero de 2027',
    '28 de diciembre de 2026 al 3 de enero de 2027',
  ],
  ['2027-02-09', '2028-02-09', '9 de febrero de 2027 al 9 de febrero de 2028', undefined],
  ['2027-01-04', '2027-01-04', '4 de enero de 2027', '4 de enero'],
])('%s to %s is said as people do', (from, to, whole, short) => {
  expect(rangeText(from, to)).toBe(whole);
  if (short) expect(rangeText(from, to, { year: false })).toBe(short);
});

test('within a sentence', () => {
  expect(onDays('2027-02-09', '2027-02-22')).toBe('del 9 al 22 de febrero de 2027');
  expect(onDays('2027-01-04', '2027-01-04', { year: false })).toBe('el 4 de enero');
});
