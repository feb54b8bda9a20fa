import { screen, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { referrals } from '../index';
import { openingWire } from '../testing/referralWire';

const open = (roles: Record<string, unknown>) =>
  renderApp([referrals], { path: '/referrals/openings/1', roles });
const hr = { REFERRALS: { ALL: true }, POSTS: { SHOW: true, CREATE: true } };
const told = 'Contarlo en el muro';
const answers = { 'servidor.estado': { capabilities: ['bodies', 'bearer'] } };

test('whoever opens it chooses to tell of it on the wall, and is asked once more', async () => {
  const { inputsOf } = answerByAccion({
    ...answers,
    'busqueda.obtener': openingWire(),
    'busqueda.contarEnElMuro': openingWire({ postId: 8, version: 2 }),
  });
  const { user, close } = open(hr);
  await user.click(await screen.findByRole('button', { name: told }));
  expect(inputsOf('busqueda.contarEnElMuro')).toEqual([]);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Contarlo' }));
  expect(await screen.findByText('La búsqueda está en el muro')).toBeInTheDocument();
  expect(inputsOf('busqueda.contarEnElMuro')).toEqual([expect.objectContaining({ id: 1 })]);
  close();
});

test('an opening that is on the wall links to its post, and a closed one cannot be told', async () => {
  answerByAccion({ ...answers, 'busqueda.obtener': openingWire({ postId: 8 }) });
  const first = open(hr);
  expect(await screen.findByRole('link', { name: 'Ver en el muro' })).toHaveAttribute(
    'href',
    '/posts/8',
  );
  expect(screen.queryByRole('button', { name: told })).not.toBeInTheDocument();
  first.close();
  answerByAccion({
    ...answers,
    'busqueda.obtener': openingWire({ open: false, receives: false }),
  });
  const second = open(hr);
  expect(await screen.findByText('Esta búsqueda ya no recibe postulaciones.')).toBeVisible();
  expect(screen.queryByRole('button', { name: told })).not.toBeInTheDocument();
  second.close();
});

test.each([
  ['who may not publish', { REFERRALS: { ALL: true }, POSTS: { SHOW: true } }],
  ['who only refers', { REFERRALS: { OWNER: true }, POSTS: { SHOW: true } }],
])('%s is offered nothing of the wall', async (_name, roles) => {
  answerByAccion({ ...answers, 'busqueda.obtener': openingWire() });
  const { close } = open(roles);
  expect(await screen.findByText('Preparar pedidos.')).toBeVisible();
  expect(screen.queryByRole('button', { name: told })).not.toBeInTheDocument();
  close();
});
