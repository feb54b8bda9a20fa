import { moveOne } from './moveOne';

test('one of a list moves one place, and at an end it stays where it is', () => {
  const all = ['a', 'b', 'c'];
  expect(moveOne(all, 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moveOne(all, 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveOne(all, 0, -1)).toEqual(all);
  expect(moveOne(all, 2, 1)).toEqual(all);
});
