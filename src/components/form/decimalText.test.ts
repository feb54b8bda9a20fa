import { caretAfter, formatTyped, fromDecimal, toDecimal } from './decimalText';

test.each([
  ['1234', '1.234'],
  ['1234567,891', '1.234.567,89'],
  ['12,', '12,'],
  [',5', '0,5'],
  ['-1500', '-1.500'],
  ['$ 1.234,50', '1.234,50'],
  ['007', '7'],
  ['abc', ''],
])('%s is shown as %s', (typed, shown) => {
  expect(formatTyped(typed, 2)).toBe(shown);
});

test('without decimals the comma does not enter', () => {
  expect(formatTyped('12,5', 0)).toBe('12');
});

test.each([
  ['1.234,50', '1234.50'],
  ['12,', '12'],
  ['-0,5', '-0.5'],
  ['-', ''],
  ['', ''],
])('%s means %s', (shown, value) => {
  expect(toDecimal(shown)).toBe(value);
});

test('what the server sends comes back the same', () => {
  expect(toDecimal(fromDecimal('1234567.50', 2))).toBe('1234567.50');
  expect(fromDecimal(null, 2)).toBe('');
});

test('the caret stays behind the digit that was typed', () => {
  expect(caretAfter('1.234', 2)).toBe(3);
  expect(caretAfter('1.234', 4)).toBe(5);
});
