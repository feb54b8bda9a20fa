import { screen } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { reimbursements } from '../index';
import { known } from '../testing/reimbursementSamples';

const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'categoriaGasto.listar': known(),
  'gasto.obtenerTotales': {
    byCategory: [],
    byMonth: [],
    byArea: [],
    total: { count: 0, amount: '0.00' },
  },
};

test.each([
  ['/reimbursements/figures', 'Gastos por categoría, mes y área'],
  ['/reimbursements/categories', 'Categorías de gasto'],
])('whoever has renditions alone gets to %s, and back to them', async (path, title) => {
  answerByAccion(answers);
  const { close } = renderApp([reimbursements], { path, roles: { RENDITIONS: true } });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Rendiciones' })).toHaveAttribute('href', '/renditions');
  close();
});

test('their other pages stay with whoever has them', async () => {
  answerByAccion(answers);
  const { close } = renderApp([reimbursements], {
    path: '/reimbursements/new',
    roles: { RENDITIONS: true },
  });
  expect(await screen.findByText('Sin permiso')).toBeInTheDocument();
  close();
});
