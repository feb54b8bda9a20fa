import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { QueryState } from '@/components/state/QueryState';
import { api } from '@/services/wms/api';
import { browser } from '@/utils/browser';
import { renderApp } from '../../../../tests/support/renderApp';
import { sampleModule } from '../../../../tests/support/sampleModules';
import { startServer } from '../../../../tests/support/startServer';

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    readBoard: build.query<{ text: string }, void>({ query: () => ({ url: '/tablero.leer' }) }),
  }),
});

function Board() {
  const [draft, setDraft] = useState('');
  const query = probe.useReadBoardQuery();
  return (
    <>
      <textarea
        aria-label="Borrador"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <button type="button" onClick={() => query.refetch()}>
        Actualizar
      </button>
      <QueryState query={query} skeleton={null}>
        {(data) => <p>{data.text}</p>}
      </QueryState>
    </>
  );
}

const modules = [
  sampleModule({
    id: 'board',
    label: 'Tablero',
    routes: () => [{ path: '/board', Component: Board }],
  }),
];
const over = { status: 401, body: { code: 'sin_sesion', message: 'Tu sesión terminó.' } };

let expired = false;
let person = 7;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion, body) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'usuario.ingresar') {
      if (!body.includes('correcta')) {
        return {
          status: 401,
          body: { code: 'sin_sesion', message: 'Usuario o contraseña incorrectos.' },
        };
      }
      expired = false;
      return {
        body: { id: person, JWT: 'nuevo', name: 'Domínguez, Tomás', client: { url: server.url } },
      };
    }
    return expired ? over : { body: { text: 'Al día' } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  expired = false;
  person = 7;
});

const begin = async (config: Record<string, unknown> = { rememberedUser: 'tomas' }) => {
  const view = renderApp(modules, {
    path: '/board',
    server: server.url,
    config,
  });
  expect(await screen.findByText('Al día')).toBeInTheDocument();
  await view.user.type(screen.getByRole('textbox', { name: 'Borrador' }), 'sin guardar');
  expired = true;
  await view.user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByRole('dialog', { name: 'Tu sesión terminó' })).toBeInTheDocument();
  return view;
};

test('a wrong password is told, the right one goes on, and what was typed is still there', async () => {
  const { user, store, close } = await begin();
  expect(await screen.findByLabelText('Usuario')).toHaveValue('tomas');
  expect(screen.getByLabelText('Contraseña')).toHaveFocus();
  await user.type(screen.getByLabelText('Contraseña'), 'otra{Enter}');
  expect(await screen.findByText('Usuario o contraseña incorrectos.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Contraseña'));
  await user.type(screen.getByLabelText('Contraseña'), 'correcta{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Borrador' })).toHaveValue('sin guardar');
  expect(await screen.findByText('Al día')).toBeInTheDocument();
  expect(store.getState().user.JWT).toBe('nuevo');
  close();
});

test('nobody types again a user name that is known; who is somebody else goes out', async () => {
  const { user, store, close } = await begin({ lastUser: 'tdominguez' });
  expect(await screen.findByLabelText('Contraseña')).toHaveFocus();
  expect(screen.queryByLabelText('Usuario')).not.toBeInTheDocument();
  expect(screen.getByText('tdominguez')).toBeInTheDocument();
  const goTo = jest.spyOn(browser, 'goTo').mockReturnValue(undefined);
  const replaceBy = jest.spyOn(browser, 'replaceBy').mockReturnValue(undefined);
  await user.click(screen.getByRole('button', { name: 'No soy yo' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login'));
  expect(store.getState().user.ID).toBeUndefined();
  expect(store.getState().config.lastUser).toBeUndefined();
  goTo.mockRestore();
  replaceBy.mockRestore();
  close();
});

test("another person's account does not take over this person's page", async () => {
  const { user, store, close } = await begin();
  person = 8;
  await user.type(await screen.findByLabelText('Contraseña'), 'correcta{Enter}');
  expect(await screen.findByText(/Esa cuenta es de otra persona/)).toBeInTheDocument();
  expect(store.getState().user).toMatchObject({ ID: 7, JWT: 'jwt' });
  close();
});
