import { sameJson } from './sameJson';

test('the order of the fields says nothing, that of a list does', () => {
  expect(sameJson({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  expect(sameJson([1, 2], [2, 1])).toBe(false);
  expect(sameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(sameJson({ a: 1 }, { a: '1' })).toBe(false);
  expect(sameJson(null, {})).toBe(false);
});
