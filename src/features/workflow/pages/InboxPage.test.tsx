import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../../tests/support/renderApp';
import { startServer } from '../../../../tests/support/startServer';
import { workflow } from '../index';

const person = (name: string) => ({ id: 3, name, position: 'Puesto', imageUrl: '/fotos/x' });
const row = (id: number, name: string) => ({
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
const all = [row(1, 'Arias, Eva'), row(2, 'Bravo, Luis'), row(3, 'Cano, Ana')];
let waiting = all;
let sent: { accion: string; body: Record<string, unknown> }[] = [];
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
    if (accion === 'solicitud.obtener') return { body: detail() };
    if (!accion.startsWith('solicitud.')) return { status: 404, body: { code: 'x', message: 'x' } };
    sent.push({ accion, body: input });
    if (accion === 'solicitud.decidirVarias') {
      return { body: { jobId: null, done: 2, refused: 0, results: [] } };
    }
    waiting = waiting.filter((one) => one.id !== id);
    return { body: detail() };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  waiting = all;
  sent = [];
});

const open = (path = '/workflow') =>
  renderApp([workflow], { path, server: server.url, roles: { WORKFLOW: true } });
const current = () => screen.getAllByRole('button', { current: true })[0];

test('j and k walk the list, a approves, and the next one takes its place', async () => {
  const { user, router, close } = open();
  await screen.findByRole('button', { name: 'Aprobar' });
  expect(current()).toHaveTextContent('Arias, Eva');
  await user.keyboard('j');
  await waitFor(() => expect(current()).toHaveTextContent('Bravo, Luis'));
  await screen.findByRole('button', { name: 'Aprobar' });
  await user.keyboard('a');
  await waitFor(() =>
    expect(sent).toMatchObject([{ accion: 'solicitud.aprobar', body: { id: 2, version: 4 } }]),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?solicitud=3'));
  expect(await screen.findByText('Aprobada: Bravo, Luis')).toBeInTheDocument();
  close();
});

test('r asks why before it rejects, and letters of the reason decide nothing', async () => {
  const { user, close } = open();
  await screen.findByRole('button', { name: 'Aprobar' });
  await user.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: '¿Rechazar la solicitud?' });
  await user.type(within(dialog).getByRole('textbox'), 'ya está cargado');
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
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
  expect(Date.parse(String(sent[0]?.body.seenAt))).toBeGreaterThan(Date.now() - 60_000);
  close();
});

test('nothing waiting says so', async () => {
  waiting = [];
  const { close } = open();
  expect(await screen.findByText('Nada espera tu decisión')).toBeInTheDocument();
  close();
});
