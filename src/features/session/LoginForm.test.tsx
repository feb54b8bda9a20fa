import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { type EarlyForm, emptyForm } from './earlyForm';
import { LoginForm } from './LoginForm';
import { makeLoginStore } from './makeLoginStore';

const fetchMock = jest.fn<Promise<Response>, [string]>();
const answer = (body: object, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const ana = { id: 7, JWT: 'a.b.c', name: 'Ana', roles: {} };

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset().mockImplementation(() => answer(ana));
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

const user = () => screen.getByLabelText<HTMLInputElement>(/^Usuario/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^Contraseña/);
const button = () => screen.getByRole('button', { name: /^Ingres/ });

async function open(early: Partial<EarlyForm> = {}) {
  const { store } = makeLoginStore();
  const onDone = jest.fn();
  await act(async () => {
    render(
      <Provider store={store}>
        <LoginForm onForgotten={jest.fn()} early={{ ...emptyForm, ...early }} onDone={onDone} />
      </Provider>,
    );
  });
  return { store, onDone };
}

async function signIn() {
  await userEvent.type(user(), 'ana');
  await userEvent.type(password(), 'Secreta123{Enter}');
}

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

it('adopts what was typed before, with focus and caret', async () => {
  await open({ usuario: 'anita', clave: 'Sec', focus: 'usuario', caret: [2, 3] });
  expect([user().value, password().value]).toEqual(['anita', 'Sec']);
  expect(user()).toHaveFocus();
  expect([user().selectionStart, user().selectionEnd]).toEqual([2, 3]);
});

it('sends an early Enter once', async () => {
  const { onDone } = await open({ usuario: 'ana', clave: 'Secreta123', submitted: true });
  await waitFor(() => expect(onDone).toHaveBeenCalled());
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

it('asks for the code only where the account wants one, keeping what was typed', async () => {
  const fields = { codigo: 'Escribí el código de tu aplicación de verificación.' };
  fetchMock
    .mockImplementationOnce(() => answer({ code: 'falta_codigo', message: 'No.', fields }, 401))
    .mockImplementationOnce(() =>
      answer(
        { code: 'codigo_incorrecto', message: 'No coincide.', fields: { codigo: 'No coincide.' } },
        401,
      ),
    );
  const { onDone } = await open();
  expect(screen.queryByLabelText('Código de verificación')).toBeNull();
  await signIn();
  const code = await screen.findByLabelText<HTMLInputElement>('Código de verificación');
  expect(code).toHaveFocus();
  await userEvent.type(code, '111222{Enter}');
  expect(await screen.findAllByText('No coincide.')).not.toHaveLength(0);
  expect(code).toHaveFocus();
  await userEvent.type(code, '333444{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  const sent = fetchMock.mock.calls.map((call) => JSON.stringify(call));
  expect(sent.at(-1)).toContain('333444');
  expect(sent.at(-1)).toContain('Secreta123');
});
