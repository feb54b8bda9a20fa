import { IdGaps } from './idGaps';

test('an id that was skipped is asked for until it comes', () => {
  const gaps = new IdGaps(10);
  gaps.saw([11, 14], 0);
  expect([gaps.newest, gaps.missing(1)]).toEqual([14, [12, 13]]);
  gaps.saw([12], 2);
  expect(gaps.missing(3)).toEqual([13]);
});

test('a rollback is forgotten after a while', () => {
  const gaps = new IdGaps(1);
  gaps.saw([3], 0);
  expect(gaps.missing(59_000)).toEqual([2]);
  expect(gaps.missing(61_000)).toEqual([]);
});

test('a late one does not move the newest back', () => {
  const gaps = new IdGaps(1);
  gaps.saw([5], 0);
  gaps.saw([2], 1);
  expect(gaps.newest).toBe(5);
});
