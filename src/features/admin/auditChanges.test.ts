import { auditChanges } from './auditChanges';

test('only what changed is marked, however deep it stands', () => {
  const before = { name: 'A', flags: { POSTS: { SHOW: true } }, version: 1 };
  const after = { name: 'B', flags: { POSTS: { SHOW: true } } };
  expect(auditChanges(before, after)).toEqual([
    { field: 'name', before: 'A', after: 'B', changed: true },
    { field: 'flags.POSTS.SHOW', before: true, after: true, changed: false },
  ]);
});

test('what was made or removed shows all of its fields', () => {
  expect(auditChanges(null, { a: [1, 2] })).toEqual([
    { field: 'a', before: '', after: [1, 2], changed: true },
  ]);
  expect(auditChanges({ a: 'x' }, null)).toEqual([
    { field: 'a', before: 'x', after: '', changed: true },
  ]);
  expect(auditChanges(null, undefined)).toEqual([]);
});
