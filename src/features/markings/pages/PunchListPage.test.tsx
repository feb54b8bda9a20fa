import { screen, waitFor } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { markings } from '../index';

const at = async (roles: Record<string, unknown>) => {
  answerByAccion({ 'servidor.estado': { capabilities: ['bodies', 'bearer'] } });
  return renderApp([markings], { path: '/markings', roles });
};

test('the address of the module leads who only punches to their button', async () => {
  const { router, close } = await at({ MARKINGS: { CREATE: true } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/markings/now'));
  close();
});

test('who may do nothing there is told so', async () => {
  const { close } = await at({ POSTS: { SHOW: true } });
  expect(await screen.findByText('Tu rol no incluye esta página')).toBeVisible();
  close();
});
