import { filterLabel } from './filterLabel';
import type { GridColumn } from './gridColumn';
import type { ListFilter } from './listRequest';

const columns: GridColumn<object>[] = [
  {
    key: 'state',
    label: 'Estado',
    kind: 'choice',
    value: () => '',
    choices: [
      { value: 'picking', label: 'Preparando' },
      { value: 'picked', label: 'Listo' },
    ],
  },
  { key: 'promisedAt', label: 'Prometido', kind: 'instant', value: () => '' },
  { key: 'lines', label: 'Líneas', kind: 'number', value: () => 0 },
  { key: 'customer', label: 'Cliente', kind: 'text', value: () => '' },
  { key: 'picker', filter: 'pickerId', label: 'Preparador', kind: 'person', value: () => '' },
  { key: 'late', label: 'Atrasado', kind: 'yesNo', value: () => true },
];

const filter = (field: string, operator: ListFilter['operator'], value: ListFilter['value']) => ({
  field,
  operator,
  value,
});

test.each([
  [filter('state', 'in', ['picking', 'picked']), 'Estado: Preparando o Listo'],
  [
    filter('promisedAt', 'between', ['2026-11-01', '2026-11-15']),
    'Prometido: del 01/11/2026 al 15/11/2026',
  ],
  [filter('lines', 'between', [1, 1200]), 'Líneas: de 1 a 1.200'],
  [filter('customer', 'contains', 'Rosario'), 'Cliente contiene Rosario'],
  [filter('customer', 'empty', true), 'Cliente: sin dato'],
  [filter('pickerId', 'is', 7), 'Preparador: Núñez, Ana'],
  [filter('late', 'is', true), 'Atrasado: Sí'],
])('%j reads %s', (one, text) => {
  expect(filterLabel(one, columns, (id) => (id === 7 ? 'Núñez, Ana' : undefined))).toBe(text);
});
