import { sampleModule } from '../../../../tests/support/sampleModules';
import { findPages, indexPages } from './findPages';

const pages = indexPages([
  sampleModule({ id: 'users', label: 'Personas' }),
  sampleModule({
    id: 'liquidations',
    label: 'Liquidaciones',
    group: 'pay',
    paths: [
      { path: '/liquidations', label: 'Liquidaciones', keywords: 'sueldos' },
      { path: '/liquidations/simulation', label: 'Simulación' },
    ],
  }),
  sampleModule({ id: 'orders', label: 'Pedidos', group: 'warehouse' }),
]);
const labels = (query: string) => findPages(pages, query).map(({ label }) => label);

test.each([
  ['', ['Personas', 'Liquidaciones', 'Simulación', 'Pedidos']],
  ['SIMULACION', ['Simulación']],
  ['deposito', ['Pedidos']],
  ['p', ['Personas', 'Pedidos', 'Liquidaciones']],
  ['sueldos', ['Liquidaciones']],
  ['sim liq', ['Simulación']],
  ['edidos', []],
])('“%s” finds %j', (query, expected) => {
  expect(labels(query)).toEqual(expected);
});
