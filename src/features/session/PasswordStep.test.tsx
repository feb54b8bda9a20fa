import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { signedIn } from '@/services/session/sessionActions';
import { emptyForm } from './earlyForm';
import { LoginPage } from './LoginPage';
import { makeLoginStore } from './makeLoginStore';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (body: object, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const ana = { id: 7, JWT: 'a.b.c', name: 'Ana', roles: {}, mustChangePassword: true };

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset().mockImplementation(() => answer(ana));
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

async function open(search: string, inside: boolean) {
  history.replaceState(null, '', `/login${search}`);
  const { store } = makeLoginStore();
  if (inside) store.dispatch(signedIn(ana));
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

const fresh = () => screen.getByLabelText(/^Contraseña nueva/);

it('asks for a new password after the first sign-in, before landing', async () => {
  const { leave } = await open('?next=/receipts', false);
  await userEvent.type(screen.getByLabelText(/^Usuario/), 'ana');
  await userEvent.type(screen.getByLabelText(/^Contraseña/), 'inicial-1{Enter}');
  expect(await screen.findByRole('heading', { name: 'Elegí tu contraseña' })).toHaveFocus();
  expect(location.search).toBe('?next=%2Freceipts&cambiar=1');
  expect(screen.queryByLabelText(/^Contraseña actual/)).not.toBeInTheDocument();
  expect(leave).not.toHaveBeenCalled();
  fetchMock.mockImplementation(() => answer({ ok: true }));
  await userEvent.type(fresh(), 'caballo verde 7{Enter}');
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/receipts'));
  const [url, init] = fetchMock.mock.calls[1] ?? ['', {}];
  expect(url).toBe(
    'http://localhost/web-service?token=anden&accion=usuario.cambiarClave&nusuario=7',
  );
  expect(JSON.parse(String(init?.body))).toMatchObject({
    claveActual: 'inicial-1',
    claveNueva: 'caballo verde 7',
  });
});

it('asks for the current one too after a reload', async () => {
  await open('?cambiar=1', true);
  await userEvent.type(fresh(), 'corta{Enter}');
  expect(fresh()).toHaveAccessibleDescription('Usá al menos 10 caracteres.');
  expect(screen.getByLabelText(/^Contraseña actual/)).toHaveAccessibleDescription(
    'Escribí tu contraseña actual.',
  );
  expect(fetchMock).not.toHaveBeenCalled();
});

it('shows how strong it is', async () => {
  await open('?cambiar=1', true);
  await userEvent.type(fresh(), 'abc');
  expect(screen.getByText('Seguridad: muy débil')).toBeInTheDocument();
  await userEvent.type(fresh(), ' Tren de las 8 a Rosario');
  expect(screen.getByText('Seguridad: muy buena')).toBeInTheDocument();
});

it('goes back to signing in when the session is over', async () => {
  fetchMock.mockImplementation(() => answer({ code: 'sin_sesion', message: 'Terminó.' }, 401));
  const { store, leave } = await open('?cambiar=1', true);
  await userEvent.type(screen.getByLabelText(/^Contraseña actual/), 'inicial-1');
  await userEvent.type(fresh(), 'caballo verde 7{Enter}');
  expect(await screen.findByRole('heading', { name: 'Ingresá a tu cuenta' })).toBeVisible();
  expect(store.getState().user.ID).toBeUndefined();
  expect(leave).not.toHaveBeenCalled();
});
