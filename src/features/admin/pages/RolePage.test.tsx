import { screen, waitFor, within } from '@testing-library/react';
import { keepMine } from '../../../../tests/support/keepMine';
import { renderApp } from '../../../../tests/support/renderApp';
import { startServer } from '../../../../tests/support/startServer';
import { admin } from '../index';

const role = {
  id: 5,
  version: 2,
  name: 'Operario',
  scope: 'own',
  flags: { POSTS: { SHOW: true } },
  accounts: 0,
  members: [],
};
let sent: { accion: string; input: Record<string, unknown> }[] = [];
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion, body) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'rol.obtener') return { body: role };
    if (accion === 'vista.listarDeRol') {
      const views = [{ id: 4, name: 'Atrasados', ownerName: 'Paz, Ana' }];
      return {
        body: { rows: [{ list: 'pedido.listar', label: 'Pedidos', firstId: null, views }] },
      };
    }
    const input = JSON.parse(body || '{}');
    if (accion === 'vista.elegirPrimera') {
      sent.push({ accion, input });
      return { body: { ok: true } };
    }
    if (accion !== 'rol.guardar') return { status: 404, body: { code: 'x', message: 'x' } };
    sent.push({ accion, input });
    const current = { ...role, version: 3, name: 'Operario de planta', scope: 'site' };
    return input.version === 3
      ? { body: { ...current, ...input, version: 4 } }
      : { status: 409, body: { code: 'conflicto_version', message: 'x', detail: { current } } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  sent = [];
});

const open = () =>
  renderApp([admin], { path: '/admin/roles/5', server: server.url, roles: { ADMIN: true } });

test('when somebody saved the role first, what both changed is asked and what they changed stays', async () => {
  const { user, router, close } = open();
  const name = await screen.findByRole('textbox', { name: 'Nombre' });
  await user.clear(name);
  await user.type(name, 'Operarios');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Otra persona guardó/ }));
  expect(dialog.getByRole('radiogroup', { name: 'Nombre' })).toHaveTextContent(
    'Operario de planta',
  );
  expect(dialog.getByRole('region', { name: 'También queda' })).toHaveTextContent(
    'Alcance: Su sede',
  );
  await keepMine(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/roles'));
  expect(sent.map(({ input }) => input.version)).toEqual([2, 3]);
  expect(sent.at(-1)?.input).toMatchObject({ id: 5, name: 'Operarios', scope: 'site' });
  close();
});

test('the view with which a list opens is chosen for the role', async () => {
  const { user, close } = open();
  await user.click(await screen.findByRole('link', { name: 'Listas' }));
  await user.click(await screen.findByRole('combobox', { name: 'Vista con que se abre Pedidos' }));
  await user.click(await screen.findByRole('option', { name: 'Atrasados (de Paz, Ana)' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        accion: 'vista.elegirPrimera',
        input: expect.objectContaining({ list: 'pedido.listar', id: 4, roleId: 5 }),
      },
    ]),
  );
  close();
});
