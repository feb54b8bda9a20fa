import { screen, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { sync } from '../index';

const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'enlace.listar': { rows: [], total: 0 },
  'enlace.guardar': { id: 1, version: 1 },
};
const open = (roles: Record<string, unknown>) =>
  renderApp([sync], { path: '/sync', roles, server: 'http://x.test' });

test('one is added with what its record begins with; without a name it is not sent', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open({ SYNC: true });
  await user.click(await screen.findByRole('button', { name: 'Agregar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Agregar' }));
  expect(await dialog.findByText('Poné el nombre.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Primera');
  await user.click(dialog.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByText('Agregado')).toBeInTheDocument();
  expect(inputsOf('enlace.guardar')).toMatchObject([
    { name: 'Primera', kind: 'usual', note: '', active: true },
  ]);
  close();
});

test('who has no right finds no page', async () => {
  answerByAccion(answers);
  const { close } = open({});
  expect(await screen.findByText('Tu rol no incluye esta página')).toBeInTheDocument();
  close();
});
