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

test.each([
  ['filtro=secret:is:1'],
  ['filtro=customer:drop:1'],
  ['filtro=number:is:abc'],
  ['filtro=number:between:1'],
  ['filtro=picker:is:1'],
  ['filtro=customer:is:%25E0%25A4%25A'],
  ['filtro='],
  ['orden=secret,-late'],
  ['pagina=-4&filas=7'],
])('%s asks for nothing that is not there', (text) => {
  expect(read(text)).toEqual({ search: '', filters: [], sort: [], page: 1, size: 50, view: null });
});
