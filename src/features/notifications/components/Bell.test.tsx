import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../../tests/support/renderApp';
import { startServer } from '../../../../tests/support/startServer';
import { notifications } from '../index';

const notice = (id: number, readAt: string | null) => ({
  id,
  type: 'posts.published',
  title: `Publicación ${id}`,
  body: 'Vacaciones',
  link: '/notifications',
  createdAt: '2026-11-20T12:00:00Z',
  readAt,
});

let rows = [notice(2, null), notice(1, '2026-11-20T13:00:00Z')];
let marked: string[] = [];
let jobs: unknown[] = [];
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion, body) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'notificacion.marcarLeidas') {
      marked.push(body);
      rows = rows.map((row) => ({ ...row, readAt: '2026-11-21T00:00:00Z' }));
      return { body: { marked: 1 } };
    }
    if (accion === 'tarea.listar') return { body: { rows: jobs } };
    if (accion === 'notificacion.preferencias') return { body: { rows: [] } };
    if (accion !== 'notificacion.listar') return { status: 404, body: { code: 'x', message: 'x' } };
    const unread = rows.filter((row) => row.readAt === null).length;
    return { body: { rows, total: rows.length, unread } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  rows = [notice(2, null), notice(1, '2026-11-20T13:00:00Z')];
  marked = [];
});

test('the bell counts what is unread, and opening one reads it and leads to its place', async () => {
  const { user, router, close } = renderApp([notifications], { server: server.url, path: '/x' });
  await user.click(await screen.findByRole('button', { name: 'Notificaciones: 1 sin leer' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Notificaciones' }));
  await user.click(await sheet.findByRole('button', { name: /Sin leer: ?Publicación 2/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/notifications'));
  expect(JSON.parse(marked[0] ?? '{}').ids).toEqual([2]);
  expect(await screen.findByRole('button', { name: 'Notificaciones' })).toBeInTheDocument();
  close();
});

test('what one is looking at is read by itself, whichever way one came there', async () => {
  const { close } = renderApp([notifications], { server: server.url, path: '/notifications' });
  // On a slow machine its number may be gone before anybody sees it: what was asked of the server is kept.
  await waitFor(() => expect(marked).toHaveLength(1));
  expect(JSON.parse(marked[0] ?? '{}')).toMatchObject({ link: '/notifications' });
  expect(await screen.findByRole('button', { name: 'Notificaciones' })).toBeInTheDocument();
  close();
});

test('notices stand under the module that they come from', async () => {
  rows = [notice(3, null), { ...notice(2, null), type: 'receipts.published' }, notice(1, null)];
  const { user, close } = renderApp([notifications], { server: server.url, path: '/x' });
  await user.click(await screen.findByRole('button', { name: /^Notificaciones/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Notificaciones' }));
  await sheet.findByText('Publicación 3');
  expect(sheet.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Muro',
    'Recibos',
  ]);
  close();
});

test('all can be marked at once', async () => {
  const { user, close } = renderApp([notifications], { server: server.url, path: '/x' });
  await user.click(await screen.findByRole('button', { name: 'Notificaciones: 1 sin leer' }));
  await user.click(await screen.findByRole('button', { name: 'Marcar todas' }));
  await waitFor(() => expect(screen.queryByText('Marcar todas')).not.toBeInTheDocument());
  expect(JSON.parse(marked[0] ?? '{}').ids).toBeUndefined();
  close();
});

test('a long task shows how far it got, a finished one does not', async () => {
  const job = { id: 'a', message: null, createdAt: '2026-11-20T12:00:00Z', finishedAt: null };
  jobs = [
    {
      ...job,
      title: 'Recordar a quienes faltan',
      state: 'running',
      doneUnits: 500,
      totalUnits: 2000,
    },
    { ...job, id: 'b', title: 'Ya terminó', state: 'done', doneUnits: 1, totalUnits: 1 },
  ];
  const { user, close } = renderApp([notifications], { server: server.url, path: '/x' });
  await user.click(await screen.findByRole('button', { name: /^Notificaciones/ }));
  const bar = await screen.findByRole('progressbar', { name: 'Recordar a quienes faltan' });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('500 de 2.000')).toBeInTheDocument();
  expect(screen.queryByText('Ya terminó')).not.toBeInTheDocument();
  jobs = [];
  close();
});
