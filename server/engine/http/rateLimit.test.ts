import { rateLimit } from './rateLimit';

test('so many in a while for each key, and again once it has passed', () => {
  const limit = rateLimit({ max: 2, windowMs: 10_000 });
  expect([limit.take('a', 0), limit.take('a', 1000), limit.take('a', 2000)]).toEqual([0, 0, 8]);
  expect(limit.take('b', 2000)).toBe(0);
  expect(limit.take('a', 10_000)).toBe(0);
});
