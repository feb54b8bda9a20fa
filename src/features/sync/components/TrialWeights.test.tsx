import { render, screen, within } from '@testing-library/react';
import type { ImportWeight } from '@/services/wms/generated/sync.gen';
import { TrialWeights } from './TrialWeights';

const pay: ImportWeight = {
  ...{ what: 'Sueldo por mes', unit: 'amount', count: 52 },
  people: [
    { name: 'Funes, Ana', before: '1000.00', after: '2500.50', difference: '1500.50' },
    { name: 'Ríos, Eva', before: '900.00', after: '0.00', difference: '-900.00' },
    { name: 'Ríos, Eva', before: '5.00', after: '5.00', difference: '0.00' },
  ],
  total: { before: '1905.00', after: '2505.50', difference: '600.50' },
};
const shifts: ImportWeight = {
  ...{ what: 'Horas planificadas', unit: 'minutes', count: 1 },
  people: [{ name: 'Funes, Ana', before: '485', after: '455', difference: '-30' }],
  total: { before: '485', after: '455', difference: '-30' },
};

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

test('each kind is a table of its own, with signs, totals and how many are not shown', () => {
  render(<TrialWeights weights={[pay, shifts]} />);
  expect(rowsOf('Por persona: sueldo por mes')).toEqual([
    'Funes, Ana$ 1.000,00$ 2.500,50+$ 1.500,50',
    'Ríos, Eva$ 900,00$ 0,00-$ 900,00',
    'Ríos, Eva$ 5,00$ 5,00$ 0,00',
    'Total de 52 personas$ 1.905,00$ 2.505,50+$ 600,50',
  ]);
  expect(screen.getByText('y 49 más, que cambian menos.')).toBeInTheDocument();
  expect(rowsOf('Por persona: horas planificadas')).toEqual([
    'Funes, Ana8:05 h7:35 h-0:30 h',
    'Total de 1 persona8:05 h7:35 h-0:30 h',
  ]);
});
