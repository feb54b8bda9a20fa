import { hoursText, hoursWords } from './hoursText';

test.each([
  [0, '0:00', '0 h'],
  [5, '0:05', '0 h 05'],
  [425, '7:05', '7 h 05'],
  [480, '8:00', '8 h'],
  [6000, '100:00', '100 h'],
  [-65, '-1:05', '-1 h 05'],
])('%i minutes are %s, and %s within a sentence', (minutes, text, words) => {
  expect(hoursText(minutes)).toBe(text);
  expect(hoursWords(minutes)).toBe(words);
});
