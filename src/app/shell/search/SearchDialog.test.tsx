import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../../tests/support/renderApp';
import { sampleModule, sampleModules } from '../../../../tests/support/sampleModules';
import { startServer } from '../../../../tests/support/startServer';
import { recentFinds } from './recentFinds';

const roles = { ORDERS: true, RECEIPTS: true, HOLIDAYS: { CREATE: true } };
const delfina = {
  id: 7,
  title: 'Juárez, Delfina',
  detail: 'Legajo 1981',
  link: '/users/7',
  imageUrl: null,
};
const people = { kind: 'person', label: 'Personas', rows: [delfina], total: 1, atLeast: false };
const one = { ...people, all: '/users?buscar=juarez', late: false };

let asked: string[] = [];
let groups: object[] = [];
let fails = false;
let release: (() => void) | undefined;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer(async (accion, body) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion !== 'busqueda.buscar') return { status: 404, body: { code: 'x', message: 'x' } };
    asked.push(JSON.parse(body).words);
    if (release)
      await new Promise<void>((go) => {
        release = go;
      });
    return fails ? { status: 500, body: { code: 'x', message: 'x' } } : { body: { groups } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  asked = [];
  groups = [one];
  fails = false;
  release = undefined;
  recentFinds.clear();
});

const modules = [
  ...sampleModules,
  sampleModule({
    id: 'people',
    label: 'Juárez y asociados',
    paths: [{ path: '/people', label: 'Juárez y asociados' }],
  }),
];
const open = async (shown = sampleModules) => {
  const view = renderApp(shown, { roles, path: '/orders', server: server.url });
  await view.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  return view;
};
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
};

test('arrows move, Enter goes, and the field keeps the focus', async () => {
  const { user, router, close } = await open();
  expect(await screen.findByRole('combobox', { name: 'Buscar en todo' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(active()).toHaveTextContent('Vacaciones');
  expect(active()).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/holidays'));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  close();
});

test('pages are there at once, the rest when the server answers, and the choice stays where it was', async () => {
  const { user, close } = await open(modules);
  release = () => undefined;
  await user.keyboard('juarez');
  expect(active()).toHaveTextContent('Juárez y asociados');
  await waitFor(() => expect(asked).toEqual(['juarez']));
  act(() => release?.());
  const found = within(await screen.findByRole('group', { name: 'Personas' }));
  expect(found.getByRole('option')).toHaveTextContent('Juárez, DelfinaLegajo 1981');
  expect(found.getByText('Juárez', { selector: 'mark' })).toBeInTheDocument();
  expect(active()).toHaveTextContent('Juárez y asociados');
  await user.keyboard('{PageDown}');
  expect(active()).toHaveTextContent('Juárez, Delfina');
  close();
});

test('Enter before the answer takes the first that comes, which is offered again next time', async () => {
  const { user, router, close } = await open();
  await user.keyboard('juarez{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/users/7'));
  await user.keyboard('{Control>}k{/Control}');
  const recent = within(await screen.findByRole('group', { name: 'Recientes' }));
  expect(recent.getByRole('option')).toHaveTextContent('Juárez, Delfina');
  close();
});

test('what is not shown is one step away, in its list', async () => {
  groups = [{ ...one, total: 1000, atLeast: true }];
  const { user, router, close } = await open();
  await user.keyboard('juarez');
  await user.click(await screen.findByRole('option', { name: 'Ver todos (más de 1.000)' }));
  await waitFor(() => expect(router.state.location.search).toBe('?buscar=juarez'));
  close();
});

test('a kind that took too long says so, and its list is there', async () => {
  groups = [{ ...one, rows: [], total: 0, atLeast: true, late: true }];
  const { user, close } = await open();
  await user.keyboard('juarez');
  const late = await screen.findByRole('group', { name: 'Personas. Tardó demasiado esta vez.' });
  expect(within(late).getByRole('option')).toHaveTextContent('Buscar en Personas');
  close();
});

test('without network it says that only pages are searched, and asks nobody', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, close } = await open();
  await user.keyboard('deposito');
  expect(screen.getByText('Sin conexión: se buscan solo las páginas.')).toBeInTheDocument();
  expect(active()).toHaveTextContent('Pedidos');
  // Longer than it rests before it asks.
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(asked).toEqual([]);
  close();
  online.mockRestore();
});

test('a server that fails leaves the pages, and asking again is one click', async () => {
  fails = true;
  const { user, close } = await open();
  await user.keyboard('juarez');
  await screen.findByText('No se pudo buscar todo: por ahora ves solo las páginas.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('group', { name: 'Personas' })).toHaveTextContent(
    'Juárez, Delfina',
  );
  close();
});

test('words that find nothing say so', async () => {
  groups = [];
  const { user, close } = await open();
  await user.keyboard('zzz');
  expect(await screen.findByText('Nada coincide con “zzz”.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  close();
});
