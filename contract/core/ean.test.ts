import { isEan } from './ean';

test.each(['4006381333931', '7790580138318', '73513537', '96385074'])('%s is a code', (code) => {
  expect(isEan(code)).toBe(true);
});

test.each([
  '4006381333932',
  '4006381339331',
  '73513538',
  '',
  '400638133393',
  '40063813339310',
  'x006381333931',
])('%s is none: a digit wrong, swapped, missing or extra', (code) => {
  expect(isEan(code)).toBe(false);
});
