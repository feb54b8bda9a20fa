import { countedText, daysText, spanText, weekdayText } from './leaveTexts';

test.each([
  [1, '1 día'],
  [14, '14 días'],
  [0.5, '0,5 días'],
  [-3, '-3 días'],
])('%s reads %s', (days, text) => {
  expect(daysText(days)).toBe(text);
});

test('what a day is depends on the leave', () => {
  expect(countedText(14, 'calendar')).toBe('14 días corridos');
  expect(countedText(1, 'working')).toBe('1 día hábil');
});

test.each([
  [{ fromDay: '2027-01-04', toDay: '2027-01-17', part: 'whole' }, 'del 4 al 17 de enero de 2027'],
  [{ fromDay: '2027-01-04', toDay: '2027-01-04', part: 'whole' }, 'el 4 de enero de 2027'],
  [
    { fromDay: '2027-01-04', toDay: '2027-01-04', part: 'morning' },
    'la mañana del 4 de enero de 2027',
  ],
] as const)('%j reads %s', (span, text) => {
  expect(spanText(span)).toBe(text);
});

test('a day says which of the week it is', () => {
  expect(weekdayText('2027-01-28')).toBe('jueves 28/01/2027');
});
