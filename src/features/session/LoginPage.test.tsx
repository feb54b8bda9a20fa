import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { configSet } from '@/services/session/configSlice';
import { signedIn } from '@/services/session/sessionActions';
import { type EarlyForm, emptyForm } from './earlyForm';
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

afterEach(() => jest.useRealTimers());

const user = () => screen.getByLabelText<HTMLInputElement>(/^Usuario/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^Contraseña/);
const button = () => screen.getByRole('button', { name: /^Ingres/ });

type Store = ReturnType<typeof makeLoginStore>['store'];

async function open(
  early: Partial<EarlyForm> = {},
  before: (store: Store) => void = () => undefined,
) {
  const { store } = makeLoginStore();
  before(store);
  const leave = jest.fn();
  await act(async () => {
    render(
      <Provider store={store}>
        <LoginPage early={{ ...emptyForm, ...early }} leave={leave} />
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

it('counts a lockout down', async () => {
  fetchMock.mockImplementation(() =>
    answer({ code: 'demasiados_intentos', message: 'No.', retryAfter: 2 }, 429),
  );
  await open();
  await signIn();
  expect(await screen.findByText('Podés volver a probar en 2 segundos.')).toBeVisible();
  expect(button()).toBeDisabled();
  expect(
    await screen.findByText('Podés volver a probar en 1 segundo.', {}, { timeout: 2000 }),
  ).toBeVisible();
  expect(await screen.findByText('Ya podés volver a probar.', {}, { timeout: 2000 })).toBeVisible();
  expect(button()).toBeEnabled();
});

it('remembers the user only when asked', async () => {
  const { store, leave } = await open();
  await userEvent.click(screen.getByLabelText('Recordar mi usuario'));
  await signIn();
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(store.getState().config.rememberedUser).toBe('ana');
});

it('starts with the remembered user, and forgets it when no longer asked', async () => {
  const { store, leave } = await open({}, ({ dispatch }) =>
    dispatch(configSet({ key: 'rememberedUser', value: 'ana' })),
  );
  expect(user()).toHaveValue('ana');
  await userEvent.click(screen.getByLabelText('Recordar mi usuario'));
  await userEvent.type(password(), 'x{Enter}');
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(store.getState().config).not.toHaveProperty('rememberedUser');
});

it('adopts what was typed before, with focus and caret', async () => {
  await open({ usuario: 'anita', clave: 'Sec', focus: 'usuario', caret: [2, 3] });
  expect([user().value, password().value]).toEqual(['anita', 'Sec']);
  expect(user()).toHaveFocus();
  expect([user().selectionStart, user().selectionEnd]).toEqual([2, 3]);
});

it('sends an early Enter once', async () => {
  const { leave } = await open({ usuario: 'ana', clave: 'Secreta123', submitted: true });
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('keeps the server folded, and asks the one that is typed', async () => {
  fetchMock.mockImplementation((url) =>
    answer(url.includes('estado') ? { capabilities: ['bodies'] } : ana),
  );
  const { store } = await open();
  const folded = screen.getByText('Servidor').closest('details');
  expect(folded).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Servidor'));
  await userEvent.type(screen.getByLabelText(/Dirección del servidor/), 'https://otro.test/');
  await signIn();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  expect(fetchMock.mock.calls[1]?.[0]).toMatch('https://otro.test/mobile-final?');
  expect(store.getState().config.server).toBe('https://otro.test');
});

it('opens the server when its address is wrong', async () => {
  await open();
  await userEvent.type(screen.getByLabelText(/Dirección del servidor/), 'ftp://otro');
  await signIn();
  expect(screen.getByText('Servidor').closest('details')).toHaveAttribute('open');
  expect(fetchMock).not.toHaveBeenCalled();
});

it('shows and hides the password, and warns of locked capitals', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }));
  await userEvent.type(password(), '{CapsLock}a');
  expect(password()).toHaveAccessibleDescription('Tenés las mayúsculas activadas.');
});

it('says so when the server cannot be reached', async () => {
  fetchMock.mockRejectedValue(new TypeError('failed'));
  await open();
  await signIn();
  expect(await screen.findByText(/No pudimos comunicarnos/)).toBeVisible();
  expect(screen.getByText('Error en la solicitud:')).toBeVisible();
});

it('offers to go on to whoever is signed in already', async () => {
  await open({}, ({ dispatch }) => void dispatch(signedIn(ana)));
  expect(screen.getByRole('link', { name: 'Seguir como Ana Ríos' })).toHaveAttribute(
    'href',
    '/orders',
  );
});
