import { isCbu, makeCbu } from './cbu';

// The CBU is of a bank.
test.each(['2850590940090418135201'])('%s is a CBU', (cbu) => {
  expect(isCbu(cbu)).toBe(true);
});

test.each([
  '2850590840090418135201',
  '2850590940090418135202',
  '2850590940090418153201',
  '285059094009041813520',
  '',
  '28505909400904181352O1',
])('%s is none', (cbu) => {
  expect(isCbu(cbu)).toBe(false);
});

test('any wrong digit of either block is noticed', () => {
  const right = makeCbu('0110599', '5200000123456');
  const wrong = Array.from({ length: 22 }, (_digit, at) =>
    [...right].map((digit, index) => (index === at ? (Number(digit) + 1) % 10 : digit)).join(''),
  );
  expect(isCbu(right)).toBe(true);
  expect(wrong.filter(isCbu)).toEqual([]);
});
