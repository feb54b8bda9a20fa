import { choice, flag, text } from '@contract/core/fields';
import { defineRecord } from '@contract/core/record';
import type { GridColumn } from '../data-grid/gridColumn';
import { recordColumn } from './recordColumn';

const shelfRecord = defineRecord(
  'Shelf',
  { one: 'estante', many: 'estantes' },
  {
    code: text('Código', { max: 8 }),
    zone: choice('Zona', { cold: 'Fría', dry: ['Seca', 'warning'] }),
    active: flag('En uso'),
  },
);
type Shelf = { code: string; zone: string; active: boolean };
const columnOf = (key: keyof Shelf, own: Partial<GridColumn<Shelf>> = {}): GridColumn<Shelf> =>
  recordColumn(shelfRecord, key, own);
const shelf = { code: 'A-01', zone: 'dry', active: true };

test.each([
  ['code', 'Código', 'text', undefined, 'A-01'],
  [
    'zone',
    'Zona',
    'choice',
    [
      { value: 'cold', label: 'Fría' },
      { value: 'dry', label: 'Seca' },
    ],
    'dry',
  ],
  ['active', 'En uso', 'yesNo', undefined, true],
] as const)('the column of %s has the word, the kind and the choices of its field', (...row) => {
  const [key, label, kind, choices, value] = row;
  const column = columnOf(key);
  expect(column).toMatchObject({ key, label, kind });
  expect(column.choices).toEqual(choices);
  expect(column.value(shelf)).toBe(value);
});

test('the list says what else it needs', () => {
  expect(columnOf('code', { width: 90, label: 'Estante' })).toMatchObject({
    width: 90,
    label: 'Estante',
  });
});

test('a choice with tones is drawn as a chip, any other as its word', () => {
  expect(columnOf('zone').render).toBeDefined();
  expect(columnOf('code').render).toBeUndefined();
});
