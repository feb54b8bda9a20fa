import { screen, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { sync } from '../index';

const program = {
  id: 1,
  version: 3,
  name: 'Tablero',
  note: '',
  roleId: 7,
  roleName: 'Lee horarios',
  perMinute: 60,
  acciones: ['persona.listar'],
  state: 'active',
  expiresAt: '2027-03-01T12:00:00.000Z',
  lastUsedAt: null,
  lastAddress: null,
  hint: 'anden_AbCd…',
  overlapUntil: null,
};
const given = { program, key: `anden_${'k'.repeat(43)}`, expiresAt: program.expiresAt };
const accion = (name: string, module: string, summary: string, roleIds: number[]) => ({
  name,
  module,
  summary,
  changes: name.endsWith('crear'),
  roleIds,
});
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'programa.listar': { rows: [program], total: 1 },
  'programa.obtenerOpciones': {
    roles: [{ id: 7, name: 'Lee horarios', scope: 'all' }],
    acciones: [
      accion('persona.listar', 'users', 'El directorio.', [7]),
      accion('pedido.crear', 'orders', 'Hace un pedido.', []),
    ],
  },
  'programa.crear': given,
  'programa.renovarClave': given,
  'programa.revocar': { ...program, state: 'revoked' },
};
const open = (roles: Record<string, unknown>) =>
  renderApp([sync], { path: '/sync/keys', roles, server: 'http://x.test' });

test('a program is made of what its role opens, and its key is shown until it is put away', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open({ SYNC: true });
  await user.click(await screen.findByRole('button', { name: 'Nuevo programa' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByText(/Elegí primero un rol/)).toBeInTheDocument();
  await user.type(form.getByRole('textbox', { name: 'Nombre' }), 'Tablero');
  await user.click(form.getByRole('combobox', { name: 'Rol' }));
  await user.click(await screen.findByRole('option', { name: 'Lee horarios' }));
  expect(form.queryByRole('checkbox', { name: /Hace un pedido/ })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Agregar' }));
  expect(await form.findByText('Elegí al menos una acción.')).toBeInTheDocument();
  await user.click(form.getByRole('checkbox', { name: /El directorio/ }));
  await user.click(form.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByRole('region', { name: 'Clave' })).toHaveTextContent(given.key);
  expect(inputsOf('programa.crear')).toMatchObject([
    { name: 'Tablero', roleId: 7, acciones: ['persona.listar'], perMinute: 60, days: 180 },
  ]);
  await user.click(screen.getByRole('button', { name: 'Ya la copié' }));
  expect(screen.queryByText(given.key)).toBeNull();
  close();
});

test('whoever only looks is offered nothing to change', async () => {
  answerByAccion(answers);
  const { close } = open({ SYNC: { show: true } });
  expect(await screen.findByText('Tablero')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Nuevo programa' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Acciones de Tablero' })).toBeNull();
  close();
});
