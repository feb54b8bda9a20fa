import { isCuil, makeCuil } from './cuil';

test.each([
  ['20123456786', true],
  ['20-12345678-6', false],
  ['20123456787', false],
  ['2012345678', false],
  ['', false],
])('%s: %s', (cuil, expected) => {
  expect(isCuil(cuil)).toBe(expected);
});

test('a CUIL made from any DNI is valid, also where the law changes the prefix', () => {
  const made = Array.from({ length: 500 }, (_, index) =>
    makeCuil(index % 2 ? '20' : '27', String(30_000_000 + index * 37)),
  );
  expect(made.filter((cuil) => !isCuil(cuil))).toEqual([]);
  expect(made.some((cuil) => cuil.startsWith('23'))).toBe(true);
});
