import type { GridColumn } from './gridColumn';
import { usualLayout } from './gridLayout';
import { differsFrom, viewStateOf } from './viewState';

const columns = ['a', 'b', 'c'].map(
  (key): GridColumn<object> => ({ key, label: key, kind: 'text', value: () => '' }),
);
const address = {
  search: 'x',
  filters: [{ field: 'a', operator: 'contains' as const, value: 'uno' }],
  sort: [{ field: 'b', direction: 'desc' as const }],
};
const layout = [
  { key: 'b', shown: true, width: 90, pinned: 'left' as const },
  { key: 'a', shown: false },
  { key: 'c', shown: true },
];
const state = viewStateOf(address, layout);
/** PostgreSQL gives it back with the fields in an order of its own. */
const stored = {
  sort: [{ direction: 'desc' as const, field: 'b' }],
  layout: [
    { pinned: 'left' as const, width: 90, shown: true, key: 'b' },
    { shown: false, key: 'a' },
    { shown: true, key: 'c' },
  ],
  search: 'x',
  filters: [{ value: 'uno', field: 'a', operator: 'contains' as const }],
};

test('a view just saved is as it was saved, in whatever order its fields come back', () => {
  expect(differsFrom({ state: stored }, state, columns)).toBe(false);
});

test.each([
  ['search', { ...state, search: 'y' }],
  ['a filter', { ...state, filters: [] }],
  ['the order of the rows', { ...state, sort: [] }],
  ['a hidden column', { ...state, layout: layout.map((place) => ({ ...place, shown: true })) }],
  ['a width', { ...state, layout: layout.map((place) => ({ ...place, width: 120 })) }],
  ['the order of the columns', { ...state, layout: layout.toReversed() }],
  ['a pin', { ...state, layout: layout.map(({ key, shown, width }) => ({ key, shown, width })) }],
])('it says when %s is another', (_what, now) => {
  expect(differsFrom({ state: stored }, now, columns)).toBe(true);
});

test('columns and filters of another version change nothing that anybody did', () => {
  const older = {
    ...stored,
    filters: [...stored.filters, { field: 'gone', operator: 'is' as const, value: 1 }],
    layout: [...stored.layout.slice(0, 2), { key: 'gone', shown: true }],
  };
  expect(differsFrom({ state: older }, state, columns)).toBe(false);
  const empty = { search: '', filters: [], sort: [], layout: [] };
  const usual = viewStateOf({ search: '', filters: [], sort: [] }, usualLayout(columns));
  expect(differsFrom({ state: empty }, usual, columns)).toBe(false);
});
