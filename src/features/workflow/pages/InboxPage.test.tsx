import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clock } from '@/utils/clock';
import { renderApp } from '../../../../tests/support/renderApp';
import { startServer } from '../../../../tests/support/startServer';
import { workflow } from '../index';

const person = (name: string) => ({ id: 3, name, position: 'Puesto', imageUrl: '/fotos/x' });
const waitingOf = (id: number, name: string) => ({
  id,
  type: 'profileChange',
  typeLabel: 'Cambio de datos',
  title: `Pedido ${id}`,
  owner: person(name),
  state: 'pending',
  submittedAt: '2026-03-02T12:00:00.000Z',
  decidedAt: null,
  dueAt: null,
  late: false,
  step: 1,
  steps: 1,
  version: 4,
});
const all = [waitingOf(1, 'Arias, Eva'), waitingOf(2, 'Bravo, Luis'), waitingOf(3, 'Cano, Ana')];
let waiting = all;
let sent: { accion: string; body: Record<string, unknown> }[] = [];
let asked: number[] = [];
/** The server says no to a decision on this request. */
let refusing: number | null = null;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion, body, query) => {
    const input = body ? JSON.parse(body) : {};
    const id = Number(input.id ?? new URLSearchParams(query).get('id'));
    const detail = () => ({
      ...all.find((one) => one.id === id),
      facts: [],
      attachments: [],
      chain: [],
      history: [],
      previous: [],
      actions: waiting.some((one) => one.id === id) ? ['approve', 'reject', 'return'] : [],
      onBehalfOf: null,
      link: null,
    });
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'solicitud.listarTipos') {
      return { body: { rows: [{ type: 'profileChange', label: 'Cambio de datos', fields: [] }] } };
    }
    if (accion === 'solicitud.listarPendientes') {
      const rows = waiting.map((one) => ({ ...one, onBehalfOf: null }));
      return { body: { rows, total: rows.length } };
    }
    if (accion === 'solicitud.obtener') {
      asked.push(id);
      return { body: detail() };
    }
    if (accion === 'solicitud.listarComentarios') return { body: { rows: [], total: 0 } };
    if (!accion.startsWith('solicitud.')) return { status: 404, body: { code: 'x', message: 'x' } };
    sent.push({ accion, body: input });
    if (accion === 'solicitud.decidirVarias') {
      return { body: { jobId: null, done: 2, refused: 0, results: [] } };
    }
    if (id === refusing) {
      return { status: 409, body: { code: 'conflicto', message: 'Ya la decidió otra persona.' } };
    }
    waiting = waiting.filter((one) => one.id !== id);
    return { body: detail() };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  waiting = all;
  sent = [];
  asked = [];
  refusing = null;
});

const open = (config: Record<string, unknown> = {}) =>
  renderApp([workflow], {
    path: '/workflow',
    server: server.url,
    roles: { WORKFLOW: true },
    config,
  });
const row = (name: string) =>
  screen.queryByRole('checkbox', { name: new RegExp(`^Elegir .*${name}`) });
const current = () => screen.getAllByRole('button', { current: true })[0];

test('j and k walk the list, a approves, and the next one takes its place', async () => {
  const { user, router, close } = open();
  await screen.findByRole('button', { name: 'Aprobar' });
  expect(current()).toHaveTextContent('Arias, Eva');
  await user.keyboard('j');
  await waitFor(() => expect(current()).toHaveTextContent('Bravo, Luis'));
  await screen.findByRole('button', { name: 'Aprobar' });
  await user.keyboard('a');
  await waitFor(() => expect(router.state.location.search).toBe('?solicitud=3'));
  expect(await screen.findByText('Aprobada: Bravo, Luis')).toBeInTheDocument();
  // It can still be taken back, and its row is gone all the same.
  expect(sent).toEqual([]);
  expect(row('Bravo, Luis')).toBeNull();
  const before = asked.filter((id) => id === 3).length;
  await waitFor(
    () =>
      expect(sent).toMatchObject([{ accion: 'solicitud.aprobar', body: { id: 2, version: 4 } }]),
    { timeout: 60_000 },
  );
  expect(screen.queryByText('Aprobada: Bravo, Luis')).not.toBeInTheDocument();
  // The facts that help to decide the next one speak of this one too: they are read again.
  await waitFor(() => expect(asked.filter((id) => id === 3).length).toBeGreaterThan(before));
  expect(row('Bravo, Luis')).toBeNull();
  close();
});

test('a key that is held down decides once', async () => {
  const { router, close } = open();
  await screen.findByRole('button', { name: 'Aprobar' });
  fireEvent.keyDown(document.body, { key: 'a' });
  await screen.findByText('Aprobada: Arias, Eva');
  await screen.findByRole('button', { name: 'Aprobar' });
  for (let times = 0; times < 20; times += 1) {
    fireEvent.keyDown(document.body, { key: 'a', repeat: true });
  }
  expect(row('Bravo, Luis')).not.toBeNull();
  expect(screen.getByText('Aprobada: Arias, Eva')).toBeInTheDocument();
  await act(() => router.navigate('/workflow/delegations'));
  await waitFor(() => expect(sent).toMatchObject([{ body: { id: 1 } }]));
  close();
});

test('what is taken back was never sent, and stands where it stood', async () => {
  const { user, router, close } = open();
  await screen.findByRole('button', { name: 'Aprobar' });
  await user.keyboard('a');
  await screen.findByText('Aprobada: Arias, Eva');
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(current()).toHaveTextContent('Arias, Eva'));
  await screen.findByRole('button', { name: 'Aprobar' });
  await user.keyboard('a');
  await screen.findByText('Aprobada: Arias, Eva');
  await user.keyboard('z');
  await waitFor(() => expect(current()).toHaveTextContent('Arias, Eva'));
  expect(screen.queryByText('Aprobada: Arias, Eva')).not.toBeInTheDocument();
  await act(() => router.navigate('/workflow/delegations'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(sent).toEqual([]);
  close();
});

test('the next decision, leaving the page and closing it send what waits, each once', async () => {
  const { user, router, close } = open();
  await screen.findByRole('button', { name: 'Aprobar' });
  await user.keyboard('a');
  await screen.findByText('Aprobada: Arias, Eva');
  await screen.findByRole('button', { name: 'Aprobar' });
  await user.keyboard('a');
  await screen.findByText('Aprobada: Bravo, Luis');
  await waitFor(() => expect(sent).toMatchObject([{ body: { id: 1 } }]));
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(sent).toMatchObject([{ body: { id: 1 } }, { body: { id: 2 } }]));
  await screen.findByRole('button', { name: 'Aprobar' });
  await user.keyboard('a');
  await screen.findByText('Aprobada: Cano, Ana');
  await act(() => router.navigate('/workflow/delegations'));
  await waitFor(() => expect(sent.map(({ body }) => body.id)).toEqual([1, 2, 3]));
  close();
});

test('a decision that the server refuses comes back with what was written', async () => {
  refusing = 1;
  const { user, router, close } = open();
  await screen.findByRole('button', { name: 'Aprobar' });
  await user.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: '¿Rechazar la solicitud?' });
  await user.type(within(dialog).getByRole('textbox'), 'faltan datos');
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  await screen.findByText('Rechazada: Arias, Eva');
  window.dispatchEvent(new Event('pagehide'));
  expect(
    await screen.findByText(/No se guardó tu decisión sobre Arias, Eva. Ya la decidió/),
  ).toBeInTheDocument();
  await waitFor(() => expect(row('Arias, Eva')).not.toBeNull());
  await act(() => router.navigate('/workflow?solicitud=1'));
  await waitFor(() => expect(current()).toHaveTextContent('Arias, Eva'));
  await screen.findByRole('button', { name: 'Aprobar' });
  await user.keyboard('r');
  expect(await screen.findByDisplayValue('faltan datos')).toBeInTheDocument();
  close();
});

test('the keys are listed by ?, and turned off there for good', async () => {
  const { user, store, close } = open();
  await screen.findByRole('button', { name: 'Aprobar' });
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Con el teclado' });
  expect(within(help).getByText('Aprobar')).toBeInTheDocument();
  await user.click(within(help).getByRole('switch', { name: /atajos de una sola tecla/ }));
  expect(store.getState().config).toMatchObject({ letterKeys: false });
  await user.click(within(help).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('a');
  await user.keyboard('j?');
  expect(current()).toHaveTextContent('Arias, Eva');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  close();
  expect(sent).toEqual([]);
});

test('r asks why before it rejects, and letters of the reason decide nothing', async () => {
  const { user, router, close } = open();
  await screen.findByRole('button', { name: 'Aprobar' });
  await user.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: '¿Rechazar la solicitud?' });
  await user.type(within(dialog).getByRole('textbox'), 'ya está cargado');
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  await screen.findByText('Rechazada: Arias, Eva');
  await act(() => router.navigate('/workflow/delegations'));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { accion: 'solicitud.rechazar', body: { id: 1, reason: 'ya está cargado' } },
    ]),
  );
  close();
});

test('several at once carry when their list was read', async () => {
  const { user, close } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Pedido 1/ }));
  await user.click(screen.getByRole('checkbox', { name: /Pedido 2/ }));
  const bar = screen.getByRole('toolbar');
  await user.click(within(bar).getByRole('button', { name: 'Aprobar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Aprobar 2 solicitudes' });
  await user.click(within(dialog).getByRole('button', { name: 'Aprobar' }));
  await waitFor(() => expect(sent[0]?.body.selection).toEqual({ kind: 'rows', ids: [1, 2] }));
  expect(Date.parse(String(sent[0]?.body.seenAt))).toBeGreaterThan(clock.ms() - 60_000);
  close();
});

test('nothing waiting says so', async () => {
  waiting = [];
  const { close } = open();
  expect(await screen.findByText('Nada espera tu decisión')).toBeInTheDocument();
  close();
});
