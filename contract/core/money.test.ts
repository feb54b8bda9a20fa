import { money } from './money';

test.each([
  ['850000', '850000.00'],
  ['0850000.5', '850000.50'],
  ['0', '0.00'],
  [' 12.30 ', '12.30'],
])('%s is kept as %s', (typed, kept) => {
  expect(money.parse(typed)).toBe(kept);
});

test.each(['', '-1', '1,5', '1.234', '1e5', '1234567890123'])('%s is no amount', (typed) => {
  expect(money.safeParse(typed).success).toBe(false);
});
