import { completeFilter, startDraft } from './filterDraft';

const complete = (kind: 'text' | 'number' | 'day' | 'choice', operator: never, values: unknown[]) =>
  completeFilter('campo', { kind }, { operator, values } as never);

test.each([
  ['day', 'between', ['2026-11-01', '2026-11-15'], 'between', ['2026-11-01', '2026-11-15']],
  ['day', 'between', ['2026-11-15', '2026-11-01'], 'between', ['2026-11-01', '2026-11-15']],
  ['day', 'between', ['2026-11-15', undefined], 'from', '2026-11-15'],
  ['day', 'between', [undefined, '2026-11-15'], 'to', '2026-11-15'],
  ['number', 'between', [9, 10], 'between', [9, 10]],
  ['number', 'is', [0], 'is', 0],
  ['text', 'empty', [], 'empty', true],
  ['text', 'empty', [false], 'empty', false],
  ['choice', 'in', ['a'], 'in', ['a']],
])('%s %s %j asks %s %j', (kind, operator, values, expected, value) => {
  expect(complete(kind as 'text', operator as never, values)).toEqual({
    field: 'campo',
    operator: expected,
    value,
  });
});

test.each([
  ['text', 'contains', ['']],
  ['choice', 'in', []],
  ['day', 'between', []],
])('%s %s %j is not a question yet', (kind, operator, values) => {
  expect(complete(kind as 'text', operator as never, values)).toBeNull();
});

test('a yes or no starts with yes, and a filter that is on starts as it is', () => {
  expect(startDraft({ kind: 'yesNo' }, undefined)).toEqual({ operator: 'is', values: [true] });
  expect(startDraft({ kind: 'text' }, { field: 'x', operator: 'starts', value: 'a' })).toEqual({
    operator: 'starts',
    values: ['a'],
  });
});
