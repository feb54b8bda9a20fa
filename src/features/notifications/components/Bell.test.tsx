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
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((accion, body) => {
    if (accion === 'servidor.estado') return { body: { capabilities: ['bodies', 'bearer'] } };
    if (accion === 'notificacion.marcarLeidas') {
      marked.push(body);
      rows = rows.map((row) => ({ ...row, readAt: '2026-11-21T00:00:00Z' }));
      return { body: { marked: 1 } };
    }
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

test('all can be marked at once', async () => {
  const { user, close } = renderApp([notifications], { server: server.url, path: '/x' });
  await user.click(await screen.findByRole('button', { name: 'Notificaciones: 1 sin leer' }));
  await user.click(await screen.findByRole('button', { name: 'Marcar todas' }));
  await waitFor(() => expect(screen.queryByText('Marcar todas')).not.toBeInTheDocument());
  expect(JSON.parse(marked[0] ?? '{}').ids).toBeUndefined();
  close();
});
