import { allFiltered, isSelected, noRows, range, select, selectedCount } from './selection';

test('rows are ticked over pages and unticked again', () => {
  const two = select(select(noRows, [1, 2], true), [51], true);
  expect(selectedCount(two, 1204)).toBe(3);
  expect(isSelected(select(two, [2], false), 2)).toBe(false);
  expect(isSelected(two, 2)).toBe(true);
});

test('all that match, but those unticked', () => {
  const most = select(allFiltered, [7], false);
  expect(selectedCount(most, 1204)).toBe(1203);
  expect(isSelected(most, 7)).toBe(false);
  expect(isSelected(most, 99)).toBe(true);
  expect(selectedCount(select(most, [7], true), 1204)).toBe(1204);
});

test.each([
  [2, 4, [2, 3, 4]],
  [4, 2, [2, 3, 4]],
  [null, 3, [3]],
  [99, 3, [3]],
])('with shift from %s to %s', (from, to, expected) => {
  expect(range([1, 2, 3, 4, 5], from, to)).toEqual(expected);
});
