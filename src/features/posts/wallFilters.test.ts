import {
  asksOnlyForDuties,
  noFilters,
  queryOf,
  readFilters,
  readPages,
  switched,
  writeFilters,
} from './wallFilters';

test('what is written in the URL is what is read from it', () => {
  const filters = {
    search: 'cámara fría',
    unread: true,
    pending: true,
    mine: true,
    week: true,
    state: 'expired' as const,
  };
  const params = writeFilters(filters, 3);
  expect(readFilters(params, true)).toEqual(filters);
  expect(readPages(params)).toBe(3);
  expect(writeFilters(noFilters).toString()).toBe('');
});

test('a reader cannot ask for what is no longer on the wall', () => {
  const params = new URLSearchParams('state=archived&mine=1&unread=1');
  expect(readFilters(params, false)).toEqual({ ...noFilters, unread: true });
});

test.each(['0', '-1', 'x', '1.5', ''])('page %p is the first', (page) => {
  expect(readPages(new URLSearchParams({ page }))).toBe(1);
});

test('archived and expired exclude each other', () => {
  const archived = switched(noFilters, 'archived');
  expect(archived.state).toBe('archived');
  expect(switched(archived, 'expired').state).toBe('expired');
  expect(switched(archived, 'archived').state).toBeNull();
});

test('asks the server only for what is on', () => {
  expect(queryOf(noFilters, 7)).toEqual({});
  expect(queryOf({ ...noFilters, search: 'a', mine: true }, 7)).toEqual({
    search: 'a',
    filters: [{ field: 'authorId', operator: 'is', value: 7 }],
  });
});

test('this week begins on Monday at local midnight', () => {
  const sunday = new Date(2026, 10, 22, 23, 30);
  expect(queryOf({ ...noFilters, week: true }, 7, sunday).filters).toEqual([
    { field: 'publishedAt', operator: 'from', value: new Date(2026, 10, 16).toISOString() },
  ]);
});

test('nothing unread is good news; nothing found is not', () => {
  expect(asksOnlyForDuties({ ...noFilters, unread: true })).toBe(true);
  expect(asksOnlyForDuties({ ...noFilters, unread: true, search: 'a' })).toBe(false);
  expect(asksOnlyForDuties(noFilters)).toBe(false);
});
