import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../../../tests/support/renderApp';
import { startServer } from '../../../../../tests/support/startServer';
import { profile } from '../../index';

const name = { kind: 'name', lastName: 'Nandu', firstName: 'Delfina' };
const child = {
  kind: 'dependant',
  dependantId: 4,
  name: 'Nandu, Ana',
  kinship: 'child',
  birthDate: '2016-02-03',
  dni: '55640123',
  cuil: null,
  since: '2020-01-01',
  until: null,
};
let asked: object = name;
let refusal: { status: number; body: object } | null = null;
let sent: Record<string, unknown>[] = [];
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion, body) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'perfil.obtenerPedido') {
      return { body: { change: asked } };
    }
    if (accion !== 'perfil.pedirCambio') return { status: 404, body: { code: 'x', message: 'x' } };
    sent.push(JSON.parse(body));
    return refusal ?? { body: { requestId: 8 } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  sent = [];
  asked = name;
  refusal = null;
});

const open = () =>
  renderApp([profile], {
    path: '/profile?corregir=8',
    server: server.url,
    user: { IMAGE_URL: '/fotos/x' },
    roles: { PROFILE: { EDIT: true } },
  });

test('a request that came back opens with what was asked, and is sent again as the same one', async () => {
  const { user, router, close } = open();
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

test('what the server refuses of a relative stands beside its field', async () => {
  asked = child;
  refusal = {
    status: 422,
    body: {
      code: 'datos_invalidos',
      message: 'Hay datos para corregir.',
      fields: { 'change.dni': 'Ya está entre sus familiares.' },
    },
  };
  const { user, close } = open();
  const dialog = await screen.findByRole('dialog', { name: 'Pedir corregir a un familiar' });
  expect(within(dialog).getByRole('textbox', { name: 'DNI' })).toHaveValue('55640123');
  await user.click(within(dialog).getByRole('button', { name: 'Pedir el cambio' }));
  expect(await within(dialog).findByText('Ya está entre sus familiares.')).toBeInTheDocument();
  expect(sent).toMatchObject([{ requestId: 8, change: { kind: 'dependant', dependantId: 4 } }]);
  close();
});

test('what was half written is there again, and gone once it is sent', async () => {
  const { user, router, close } = open();
  const lastName = () => screen.findByRole('textbox', { name: 'Apellido' });
  await user.type(await lastName(), ' Paz');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => router.navigate('/profile?corregir=8'));
  expect(await lastName()).toHaveValue('Nandu Paz');
  await user.click(screen.getByRole('button', { name: 'Pedir el cambio' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => router.navigate('/profile?corregir=8'));
  expect(await lastName()).toHaveValue('Nandu');
  close();
});
