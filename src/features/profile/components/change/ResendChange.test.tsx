import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../../../tests/support/renderApp';
import { startServer } from '../../../../../tests/support/startServer';
import { profile } from '../../index';

let sent: Record<string, unknown>[] = [];
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion, body) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'perfil.obtenerPedido') {
      return { body: { change: { kind: 'name', lastName: 'Nandu', firstName: 'Delfina' } } };
    }
    if (accion !== 'perfil.pedirCambio') return { status: 404, body: { code: 'x', message: 'x' } };
    sent.push(JSON.parse(body));
    return { body: { requestId: 8 } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  sent = [];
});

test('a request that came back opens with what was asked, and is sent again as the same one', async () => {
  const { user, router, close } = renderApp([profile], {
    path: '/profile?corregir=8',
    server: server.url,
    user: { IMAGE_URL: '/fotos/x' },
    roles: { PROFILE: { EDIT: true } },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Pedir un cambio de nombre' });
  const lastName = within(dialog).getByRole('textbox', { name: 'Apellido' });
  expect(lastName).toHaveValue('Nandu');
  await user.clear(lastName);
  await user.type(lastName, 'Ñandú');
  await user.click(within(dialog).getByRole('button', { name: 'Pedir el cambio' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { requestId: 8, change: { kind: 'name', lastName: 'Ñandú', firstName: 'Delfina' } },
    ]),
  );
  await waitFor(() => expect(router.state.location.search).toBe(''));
  close();
});
