import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { emptyForm } from '../earlyForm';
import { LoginPage } from '../LoginPage';
import { loadFirstRun } from '../loadFirstRun';
import { makeLoginStore } from '../makeLoginStore';

const calls: { accion: string | null; body: Record<string, unknown> }[] = [];
let needsSetup = true;
let answers: Record<string, [object, number?][]> = {};

const created: [object] = [{ ok: true }];
const entered: [object] = [{ id: 1, JWT: 'a.b.c', name: 'Ríos, Ana', roles: { ADMIN: true } }];

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/login');
  calls.length = 0;
  needsSetup = true;
  answers = {};
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const accion = new URL(url).searchParams.get('accion');
    if (accion === 'servidor.estado') return Response.json({ needsSetup });
    calls.push({ accion, body: JSON.parse(String(init.body)) });
    const [body, status = 200] = answers[accion ?? '']?.shift() ?? [{}, 500];
    return Response.json(body, { status });
  }) as typeof fetch;
});

async function open() {
  const { store } = makeLoginStore();
  const leave = jest.fn();
  const firstRun = loadFirstRun({});
  await act(async () => {
    render(
      <Provider store={store}>
        <LoginPage early={emptyForm} leave={leave} firstRun={firstRun} />
      </Provider>,
    );
    await firstRun;
  });
  return { store, leave, user: userEvent.setup() };
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const send = () => screen.getByRole('button', { name: 'Crear la cuenta e ingresar' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Código'), 'ABCD-EFGH-JKLM');
  await user.type(field('Organización'), 'Cooperativa Sur');
  await user.type(field('Nombre'), 'Ana');
  await user.type(field('Apellido'), 'Ríos');
  await user.type(field('Usuario'), 'ana');
  await user.type(field('Contraseña'), 'caballo verde 7');
  await user.type(field('Repetí'), 'caballo verde 7');
}

it('stays away from a server that has accounts', async () => {
  needsSetup = false;
  await open();
  expect(screen.getByRole('heading', { name: 'Ingresá a tu cuenta' })).toBeVisible();
});

it('says beside each field what is missing and goes to the first', async () => {
  const { user } = await open();
  expect(screen.getByRole('heading', { name: 'Primer ingreso' })).toHaveFocus();
  await user.type(field('Contraseña'), 'caballo verde 7');
  await user.click(send());
  expect(field('Código')).toHaveAccessibleDescription('Escribí el código de la consola.');
  expect(field('Código')).toHaveFocus();
  expect(field('Usuario')).toHaveAccessibleDescription(/De 3 a 60 letras/);
  expect(field('Repetí')).toHaveAccessibleDescription('No coincide con la contraseña.');
  expect(calls).toEqual([]);
});

it('creates the account and is inside', async () => {
  answers = { 'servidor.crearAdministrador': [created], 'usuario.ingresar': [entered] };
  const { user, store, leave } = await open();
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/users'));
  expect(store.getState().user.ID).toBe(1);
  expect(calls.map(({ accion }) => accion)).toEqual([
    'servidor.crearAdministrador',
    'usuario.ingresar',
  ]);
  expect(calls[0]?.body).toMatchObject({
    codigo: 'ABCD-EFGH-JKLM',
    organizacion: 'Cooperativa Sur',
  });
  expect(calls[0]?.body).not.toHaveProperty('repetida');
});

it('gives a wrong code back to its field; once created, a second attempt only signs in', async () => {
  const fields = { codigo: 'El código no coincide con el de la consola.' };
  answers = {
    'servidor.crearAdministrador': [[{ code: 'datos_invalidos', fields }, 422], created],
    'usuario.ingresar': [[{ code: 'error_interno', message: 'Algo falló.' }, 500], entered],
  };
  const { user, leave } = await open();
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(field('Código')).toHaveAccessibleDescription(fields.codigo));
  expect(field('Código')).toHaveFocus();
  await user.click(send());
  expect(await screen.findByText('Algo falló.')).toBeVisible();
  await user.click(send());
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(calls.filter(({ accion }) => accion === 'servidor.crearAdministrador')).toHaveLength(2);
});

it('gives way to the ordinary form for whoever has an account', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Ya tengo una cuenta' }));
  expect(screen.getByRole('heading', { name: 'Ingresá a tu cuenta' })).toBeVisible();
});
