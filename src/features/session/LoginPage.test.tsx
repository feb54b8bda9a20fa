import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { configSet } from '@/services/session/configSlice';
import { signedIn } from '@/services/session/sessionActions';
import { emptyForm } from './earlyForm';
import { LoginPage } from './LoginPage';
import { makeLoginStore } from './makeLoginStore';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (body: object, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const ana = {
  id: 7,
  JWT: 'a.b.c',
  name: 'Ana Ríos',
  client: { url: 'http://localhost' },
  roles: { ORDERS: true },
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/login');
  fetchMock.mockReset().mockImplementation(() => answer(ana));
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

const user = () => screen.getByLabelText<HTMLInputElement>(/^Usuario/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^Contraseña/);
const button = () => screen.getByRole('button', { name: /^Ingres/ });

type Store = ReturnType<typeof makeLoginStore>['store'];

async function open(before: (store: Store) => void = () => undefined) {
  const { store } = makeLoginStore();
  before(store);
  const leave = jest.fn();
  await act(async () => {
    render(
      <Provider store={store}>
        <LoginPage early={emptyForm} leave={leave} />
      </Provider>,
    );
  });
  return { store, leave };
}

async function signIn() {
  await userEvent.type(user(), 'ana');
  await userEvent.type(password(), 'Secreta123{Enter}');
}

it('says beside each field what is missing, and asks nobody', async () => {
  await open();
  await userEvent.click(button());
  expect(user()).toHaveAccessibleDescription('Escribí tu usuario.');
  expect(password()).toHaveAccessibleDescription('Escribí tu contraseña.');
  expect(user()).toHaveFocus();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('signs in without a password in the URL and lands by role', async () => {
  const { store, leave } = await open();
  await signIn();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/orders'));
  const [url, init] = fetchMock.mock.calls[0] ?? ['', {}];
  expect(url).toBe('http://localhost/mobile-final?token=anden&accion=usuario.ingresar');
  expect(JSON.parse(String(init?.body))).toMatchObject({ usuario: 'ana', clave: 'Secreta123' });
  expect(store.getState().user).toMatchObject({ ID: 7, WMS: 'http://localhost' });
});

it.each([
  ['/receipts?a=1', '/receipts?a=1'],
  ['//evil.test', '/orders'],
  ['https://evil.test', '/orders'],
])('with next %p goes to %s', async (next, expected) => {
  history.replaceState(null, '', `/login?next=${encodeURIComponent(next)}`);
  const { leave } = await open();
  await signIn();
  await waitFor(() => expect(leave).toHaveBeenCalledWith(expected));
});

it('shows why it was refused and selects the password', async () => {
  const message = 'El usuario o la contraseña no son correctos.';
  fetchMock.mockImplementation(() => answer({ code: 'credenciales', message }, 401));
  await open();
  await signIn();
  expect(await screen.findByText(message)).toBeVisible();
  expect(password()).toHaveFocus();
  expect(password().selectionEnd).toBe(10);
  expect(button()).toBeEnabled();
});

it('shows the server’s word on a field', async () => {
  const fields = { usuario: 'Ese usuario está de baja.' };
  fetchMock.mockImplementation(() => answer({ code: 'datos_invalidos', fields }, 422));
  await open();
  await signIn();
  await waitFor(() => expect(user()).toHaveAccessibleDescription('Ese usuario está de baja.'));
});

it('remembers the user only when asked', async () => {
  const { store, leave } = await open();
  await userEvent.click(screen.getByLabelText('Recordar mi usuario'));
  await signIn();
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(store.getState().config.rememberedUser).toBe('ana');
});

it('starts with the remembered user, and forgets it when no longer asked', async () => {
  const { store, leave } = await open(({ dispatch }) =>
    dispatch(configSet({ key: 'rememberedUser', value: 'ana' })),
  );
  expect(user()).toHaveValue('ana');
  await userEvent.click(screen.getByLabelText('Recordar mi usuario'));
  await userEvent.type(password(), 'x{Enter}');
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(store.getState().config).not.toHaveProperty('rememberedUser');
});

it('says so when the server cannot be reached', async () => {
  fetchMock.mockRejectedValue(new TypeError('failed'));
  await open();
  await signIn();
  expect(await screen.findByText(/No pudimos comunicarnos/)).toBeVisible();
  expect(screen.getByText('Error en la solicitud:')).toBeVisible();
});

it('offers to go on to whoever is signed in already', async () => {
  await open(({ dispatch }) => void dispatch(signedIn(ana)));
  expect(screen.getByRole('link', { name: 'Seguir como Ana Ríos' })).toHaveAttribute(
    'href',
    '/orders',
  );
});
