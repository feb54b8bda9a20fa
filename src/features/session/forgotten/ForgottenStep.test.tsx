import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { emptyForm } from '../earlyForm';
import { LoginPage } from '../LoginPage';
import { makeLoginStore } from '../makeLoginStore';

let calls: { url: string; body: Record<string, unknown> }[] = [];
let answers: [body: object, status?: number][] = [];

beforeEach(() => {
  localStorage.clear();
  calls = [];
  answers = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    calls.push({ url, body: JSON.parse(String(init.body)) });
    const [body, status = 200] = answers.shift() ?? [{}, 500];
    return Response.json(body, { status });
  }) as typeof fetch;
});

async function open(address: string) {
  history.replaceState(null, '', address);
  const { store } = makeLoginStore();
  await act(async () => {
    render(
      <Provider store={store}>
        <LoginPage early={emptyForm} leave={jest.fn()} />
      </Provider>,
    );
  });
  return userEvent.setup();
}

const asked = () => screen.findByLabelText('Usuario o correo de trabajo');
const ask = () => screen.getByRole('button', { name: 'Pedir una contraseña nueva' });

it('takes along what was typed, asks without telling it in the address, and goes back', async () => {
  answers = [[{ way: 'people' }]];
  const user = await open('/login?next=%2Fnews');
  await user.type(screen.getByLabelText('Usuario'), 'ana');
  await user.click(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' }));
  expect(await asked()).toHaveValue('ana');
  expect(location.search).toBe('?next=%2Fnews&olvide=1');
  await user.click(ask());
  expect(await screen.findByText(/le avisamos a quien administra las cuentas/)).toHaveFocus();
  expect(calls[0]?.url).not.toContain('ana');
  expect(calls[0]?.body).toMatchObject({ usuario: 'ana' });
  await user.click(screen.getByRole('button', { name: 'Volver a ingresar' }));
  expect(screen.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect(location.search).toBe('?next=%2Fnews');
});

it('says beside the field that nothing was typed, and over the button that it was too much', async () => {
  answers = [[{ code: 'demasiados_intentos', message: 'Hubo demasiados intentos.' }, 429]];
  const user = await open('/login?olvide=1');
  const field = await asked();
  await user.click(ask());
  expect(field).toHaveAccessibleDescription('Escribí tu usuario o tu correo de trabajo.');
  expect(field).toHaveFocus();
  await user.type(field, 'ana');
  await user.click(ask());
  expect(await screen.findByText('Hubo demasiados intentos.')).toBeVisible();
});

it('with the link of a mail another password is chosen, twice the same', async () => {
  answers = [[{ ok: true }]];
  const user = await open('/login#enlace=secreto-del-correo');
  await user.type(await screen.findByLabelText('Contraseña nueva'), 'un caballo verde');
  const again = screen.getByLabelText('Repetí la contraseña nueva');
  const save = screen.getByRole('button', { name: 'Guardar la contraseña' });
  await user.click(save);
  expect(again).toHaveAccessibleDescription('No coincide con la contraseña.');
  await user.type(again, 'un caballo verde');
  await user.click(save);
  expect(await screen.findByText(/ya podés ingresar con tu contraseña nueva/)).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.url).not.toContain('secreto');
  expect(calls[0]?.body).toMatchObject({
    enlace: 'secreto-del-correo',
    claveNueva: 'un caballo verde',
  });
});

it('a link that serves no more leads to asking for another', async () => {
  answers = [[{ code: 'no_encontrado', message: 'Ese enlace ya se usó o venció.' }, 404]];
  const user = await open('/login#enlace=viejo');
  await user.type(await screen.findByLabelText('Contraseña nueva'), 'un caballo verde');
  await user.type(screen.getByLabelText('Repetí la contraseña nueva'), 'un caballo verde');
  await user.click(screen.getByRole('button', { name: 'Guardar la contraseña' }));
  expect(await screen.findByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute(
    'href',
    '/login?olvide=1',
  );
  expect(screen.getByText('Ese enlace ya se usó o venció.')).toBeVisible();
});
