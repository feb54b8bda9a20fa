import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../../tests/support/renderApp';
import { startServer } from '../../../../tests/support/startServer';
import { profile } from '../index';

const here = {
  id: '11111111-1111-4111-8111-111111111111',
  current: true,
  createdAt: '2026-01-01T10:00:00.000Z',
  lastSeenAt: '2026-01-01T10:00:00.000Z',
  address: '10.0.0.4',
  device: 'Chrome en Windows',
};
const phone = {
  ...here,
  id: '22222222-2222-4222-8222-222222222222',
  current: false,
  address: '181.4.20.7',
  device: 'Safari en iPhone o iPad',
};

let rows = [here, phone];
let sent: Record<string, unknown>[] = [];
let refusal: { status: number; body: object } | null = null;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion, body) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'usuario.sesiones') return { body: { rows } };
    if (!accion.startsWith('usuario.c')) return { status: 404, body: {} };
    if (refusal) return refusal;
    sent.push({ accion, ...JSON.parse(body) });
    if (accion === 'usuario.cerrarSesion') rows = [here];
    return { body: { ok: true } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  rows = [here, phone];
  sent = [];
  refusal = null;
});

const begin = () => renderApp([profile], { path: '/profile', server: server.url });

test('closes the session of another device after saying which, and never offers to close this one', async () => {
  const { user, close } = begin();
  const mine = (await screen.findByText('Este dispositivo')).closest('li');
  expect(mine).toHaveTextContent('Chrome en Windows');
  expect(within(mine as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Cerrar la sesión de Safari/ }));
  const question = screen.getByRole('alertdialog', { name: '¿Cerrar esa sesión?' });
  expect(question).toHaveTextContent('Safari en iPhone o iPad, abierta desde 181.4.20.7');
  await user.click(within(question).getByRole('button', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(screen.queryByText('Safari en iPhone o iPad')).toBeNull(), {
    timeout: 4000,
  });
  expect(sent).toMatchObject([{ accion: 'usuario.cerrarSesion', id: phone.id }]);
  expect(
    await screen.findByText(
      'Cerraste la sesión de Safari en iPhone o iPad.',
      {},
      { timeout: 4000 },
    ),
  ).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Cerrar aviso' }));
  close();
});

async function fill(user: ReturnType<typeof begin>['user'], texts: [string, string, string]) {
  await user.click(await screen.findByRole('button', { name: 'Cambiar contraseña' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
  const labels = ['Contraseña actual', 'Contraseña nueva', 'Repetí la contraseña nueva'];
  for (const [index, label] of labels.entries()) {
    await user.type(within(dialog).getByLabelText(label), texts[index] ?? '');
  }
  await user.click(within(dialog).getByRole('button', { name: 'Cambiar contraseña' }));
  return dialog;
}

test('a new password that was mistyped the second time is not sent', async () => {
  const { user, close } = begin();
  const dialog = await fill(user, ['anden2026', 'caballo verde 7', 'caballo verde 8']);
  expect(
    await within(dialog).findByText('No coincide con la contraseña nueva.'),
  ).toBeInTheDocument();
  expect(sent).toEqual([]);
  close();
});

test('the server’s word on the current password stands beside it; the right one is sent alone', async () => {
  refusal = {
    status: 422,
    body: {
      code: 'datos_invalidos',
      message: 'Hay datos para corregir.',
      fields: { claveActual: 'La contraseña actual no es correcta.' },
    },
  };
  const { user, close } = begin();
  const dialog = await fill(user, ['otra', 'caballo verde 7', 'caballo verde 7']);
  await within(dialog).findByText('La contraseña actual no es correcta.');
  expect(within(dialog).getByLabelText('Contraseña actual')).toHaveFocus();
  refusal = null;
  await user.click(within(dialog).getByRole('button', { name: 'Cambiar contraseña' }));
  expect(await screen.findByText(/Cambiaste tu contraseña/)).toBeInTheDocument();
  expect(sent).toMatchObject([
    { accion: 'usuario.cambiarClave', claveActual: 'otra', claveNueva: 'caballo verde 7' },
  ]);
  expect(sent[0]).not.toHaveProperty('repetida');
  close();
});
