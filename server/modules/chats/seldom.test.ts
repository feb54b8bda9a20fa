import { seldom } from './seldom';

test('each key goes through once within the time, and again after it', () => {
  let now = 0;
  const may = seldom(100, () => now);
  expect([may('a'), may('a'), may('b')]).toEqual([true, false, true]);
  now = 99;
  expect(may('a')).toBe(false);
  now = 100;
  expect([may('a'), may('a')]).toEqual([true, false]);
});
