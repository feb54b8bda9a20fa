import { screen } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { referrals } from '../index';

const open = () =>
  renderApp([referrals], { path: '/referrals/board', roles: { REFERRALS: { ALL: true } } });
const state = { capabilities: ['bodies', 'bearer'] };

test('a stage that could not be read shows no figure, and an empty one says that nobody is there', async () => {
  answerByAccion({
    'servidor.estado': state,
    'referido.listar': { refusedWith: 500, code: 'interno', message: 'Algo falló.' },
  });
  const failing = open();
  expect(await screen.findAllByText('No pudimos traer esta información')).toHaveLength(4);
  expect(screen.getByRole('heading', { name: 'Se postuló' })).toBeVisible();
  failing.close();

  answerByAccion({ 'servidor.estado': state, 'referido.listar': { rows: [], total: 0 } });
  const empty = open();
  expect(await screen.findAllByText('Nadie.')).toHaveLength(4);
  expect(screen.getByRole('heading', { name: 'Se postuló 0' })).toBeVisible();
  empty.close();
});
