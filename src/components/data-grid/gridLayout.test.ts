import type { GridColumn } from './gridColumn';
import { mergeLayout, movePlace, usualLayout } from './gridLayout';

const columns = ['a', 'b', 'c'].map(
  (key): GridColumn<object> => ({
    key,
    label: key,
    kind: 'text',
    value: () => '',
    hidden: key === 'c',
  }),
);
const usual = usualLayout(columns);

test('a kept layout keeps order, width and what is hidden', () => {
  const kept = [
    { key: 'b', shown: false },
    { key: 'c', shown: true, width: 90, pinned: 'left' },
    { key: 'a', shown: true },
  ];
  expect(mergeLayout(kept, columns)).toEqual(kept);
});

test('columns that went away go and new ones come at their place', () => {
  const kept = [
    { key: 'gone', shown: true },
    { key: 'c', shown: true },
    { key: 'a', shown: true },
  ];
  expect(mergeLayout(kept, columns).map((place) => place.key)).toEqual(['c', 'b', 'a']);
});

test.each([
  [undefined],
  ['x'],
  [[1, null, { key: 'a' }]],
  [
    [
      { key: 'a', shown: false },
      { key: 'b', shown: false },
      { key: 'c', shown: false },
    ],
  ],
])('%j leaves the list as it is by default', (kept) => {
  expect(mergeLayout(kept, columns)).toEqual(usual);
});

test('a column moves one place and stops at the ends', () => {
  expect(movePlace(usual, 'b', -1).map((place) => place.key)).toEqual(['b', 'a', 'c']);
  expect(movePlace(usual, 'a', -1)).toBe(usual);
  expect(movePlace(usual, 'c', 1)).toBe(usual);
});
