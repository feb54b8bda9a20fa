import { readAddress, writeAddress } from './gridAddress';
import type { GridColumn } from './gridColumn';

const column = (key: string, kind: GridColumn<object>['kind'], extra = {}): GridColumn<object> => ({
  key,
  label: key,
  kind,
  value: () => null,
  ...extra,
});

const columns = [
  column('number', 'number'),
  column('customer', 'text'),
  column('state', 'choice', { choices: [{ value: 'picking', label: 'Preparando' }] }),
  column('promisedAt', 'instant'),
  column('picker', 'person', { filter: 'pickerId' }),
  column('late', 'yesNo', { sortable: false }),
];

const read = (text: string) => readAddress(new URLSearchParams(text), columns);

test('what is written is read again, commas, colons, accents and all', () => {
  const address = {
    search: 'Núñez & Cía',
    filters: [
      { field: 'customer', operator: 'contains' as const, value: 'a,b:c%ñ' },
      { field: 'state', operator: 'in' as const, value: ['picking', 'picked'] },
      { field: 'promisedAt', operator: 'between' as const, value: ['2026-11-01', '2026-11-21'] },
      { field: 'pickerId', operator: 'is' as const, value: 12 },
      { field: 'late', operator: 'is' as const, value: true },
      { field: 'number', operator: 'between' as const, value: [10, 20.5] },
      { field: 'customer', operator: 'empty' as const, value: false },
    ],
    sort: [
      { field: 'customer', direction: 'asc' as const },
      { field: 'promisedAt', direction: 'desc' as const },
    ],
    page: 7,
    size: 100,
    view: 3,
    lost: [],
  };
  const text = writeAddress(new URLSearchParams('pestana=1'), address).toString();
  expect(read(text)).toEqual(address);
  expect(text).toContain('pestana=1');
});

test('the usual filter of a list needs no place in the address, and can be taken away', () => {
  const usual = [{ field: 'state', operator: 'in' as const, value: ['picking'] }];
  const readUsual = (text: string) => readAddress(new URLSearchParams(text), columns, usual);
  const address = readUsual('buscar=x');
  expect(address.filters).toEqual(usual);
  const write = (filters: typeof usual, view: number | null = null) =>
    writeAddress(new URLSearchParams(), { ...address, filters, view }, usual).toString();
  expect(write(usual)).toBe('buscar=x');
  expect(readUsual(write([])).filters).toEqual([]);
  expect(readUsual(write(usual, 3)).filters).toEqual(usual);
  expect(readUsual('vista=3').filters).toEqual([]);
});

test('a list as usual leaves the address clean', () => {
  const before = new URLSearchParams(
    'buscar=x&pagina=2&filtro=number:is:1&orden=-number&filas=100',
  );
  const usual = { search: '', filters: [], sort: [], page: 1, size: 50, view: null };
  expect(writeAddress(before, usual).toString()).toBe('');
});

const nothing = { search: '', filters: [], sort: [], page: 1, size: 50, view: null };

test.each([
  ['secret:is:1'],
  ['customer:drop:1'],
  ['number:is:abc'],
  ['number:between:1'],
  ['picker:is:1'],
  ['customer:is:%25E0%25A4%25A'],
  [''],
])('the filter "%s" cannot be applied, and is told as lost', (written) => {
  const { lost, ...address } = read(`filtro=${written}&filtro=late:is:true`);
  expect(address).toEqual({
    ...nothing,
    filters: [{ field: 'late', operator: 'is', value: true }],
  });
  expect(lost).toEqual([decodeURIComponent(written)]);
});

test.each([['orden=secret,-late'], ['pagina=-4&filas=7'], ['filtro=todo']])(
  '%s asks for nothing that is not there',
  (text) => {
    expect(read(text)).toEqual({ ...nothing, lost: [] });
  },
);

test('a link names several people of a column that people filter by their name', () => {
  const people = [...columns, column('personName', 'text', { idFilter: 'personId' })];
  const address = readAddress(new URLSearchParams('filtro=personId:in:4,17'), people);
  expect(address.filters).toEqual([{ field: 'personId', operator: 'in', value: [4, 17] }]);
  const again = writeAddress(new URLSearchParams(), address);
  expect(readAddress(again, people).filters).toEqual(address.filters);
});
