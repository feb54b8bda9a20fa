import { startView } from '@contract/admin/roleAcciones';
import { listNotifications } from '@contract/notifications/listNotifications';
import { listOrders } from '@contract/orders/orderAcciones';
import { reactToPost } from '@contract/posts/postAcciones';
import { listSessions } from '@contract/session/listSessions';
import { endView, renewSession, signIn, signOut } from '@contract/session/sessionAcciones';
import { listPeople } from '@contract/users/personAcciones';
import { desc, eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer, type TestSession } from '../../../tests/support/buildServer';
import { auditEntry } from '../../db/schema/audit';
import { account, role } from '../../db/schema/session';
import { viewAs } from '../../db/schema/viewAs';
import { readToken } from './tokens';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const accountOf = async (username: string) => {
  const [row] = await db().select().from(account).where(eq(account.username, username));
  if (!row) throw new Error(`no account ${username}`);
  return row;
};

async function see(
  input: { kind: 'role' | 'person'; id: number | null },
  as: string | TestSession,
) {
  const answer = await server.call(startView, { ...input, from: '/users?q=perez' }, as);
  const { id, JWT } = answer.body;
  return { ...answer, view: { id, JWT } };
}

async function freshAdmin(): Promise<TestSession> {
  const { body } = await server.call(signIn, { usuario: 'admin', clave: 'anden2026' });
  return { id: body.id, JWT: body.JWT };
}

test('as a person: their lists, none of their papers, no change, and the way back', async () => {
  const operario = await accountOf('operario');
  const admin = await accountOf('admin');
  const { status, body, view } = await see({ kind: 'person', id: operario.personId }, 'admin');
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: operario.id, dni: null, email: null });
  expect(body.roles).toMatchObject({ ADMIN: false, CHATS: true });
  expect((await server.call(listOrders, {}, 'admin')).status).toBe(403);
  expect((await server.call(listOrders, {}, view)).status).toBe(200);
  const hidden = await server.call(listNotifications, {}, view);
  expect([hidden.status, hidden.error.code]).toEqual([403, 'oculto']);
  const change = await server.call(reactToPost, { id: 1, reaction: 'like' }, view);
  expect([change.status, change.error.code]).toEqual([403, 'solo_lectura']);
  const [started] = await db().select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
  expect(started).toMatchObject({
    accion: startView.name,
    accountId: admin.id,
    onBehalfOf: operario.id,
  });

  const renewed = await server.call(renewSession, {}, view);
  expect(renewed.body.id).toBe(operario.id);
  const ended = await server.call(endView, {}, view);
  expect(ended.body).toMatchObject({ from: '/users?q=perez', user: { id: admin.id } });
  const back = { id: ended.body.user.id, JWT: ended.body.user.JWT };
  expect((await server.call(listSessions, {}, back)).status).toBe(200);
  expect((await server.call(listOrders, {}, view)).status).toBe(403);
  const [over] = await db().select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
  expect(over).toMatchObject({ accion: endView.name, accountId: admin.id });
});

test('as a role: its flags and scope over one’s own record', async () => {
  const admin = await accountOf('admin');
  const [jefe] = await db().select().from(role).where(eq(role.name, 'Jefe de depósito'));
  const { body, view } = await see({ kind: 'role', id: jefe?.id ?? 0 }, 'admin');
  expect(body.id).toBe(admin.id);
  expect(body.roles).toMatchObject({ ORDERS: true, ADMIN: false });
  expect((await server.call(listOrders, {}, view)).status).toBe(200);
  expect((await server.call(listPeople, {}, view)).status).toBe(200);
  const nested = await server.call(startView, { kind: 'role', id: 1, from: '/' }, view);
  expect(nested.error.code).toBe('solo_lectura');
  await server.call(endView, {}, view);
});

test('what a cookie opens follows the view, and the person’s own file stays shut', async () => {
  const session = await freshAdmin();
  const rrhh = await accountOf('rrhh');
  const response = await server.app.inject({
    method: 'POST',
    url: `/web-service?token=anden&accion=${startView.name}&nusuario=${session.id}`,
    headers: { authorization: `Bearer ${session.JWT}` },
    payload: { kind: 'person', id: rrhh.personId, from: '/' },
  });
  const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
  const get = (url: string) => server.app.inject({ method: 'GET', url, headers: { cookie } });
  expect((await get(`/fotos/persona-${rrhh.personId}`)).statusCode).toBe(200);
  const legajo = await get('/legajo/imagen');
  expect([legajo.statusCode, legajo.json().code]).toEqual([403, 'oculto']);
  const file = await get('/archivos/exportaciones/00000000-0000-4000-8000-000000000000');
  expect(file.json().code).toBe('oculto');
});

test('after half an hour it is over, and only the way back is open', async () => {
  const session = await freshAdmin();
  const rrhh = await accountOf('rrhh');
  const { view } = await see({ kind: 'person', id: rrhh.personId }, session);
  const claims = await readToken(server.services.jwtSecret, view.JWT);
  await db()
    .update(viewAs)
    .set({ expiresAt: sql`anden_now() - interval '1 second'` })
    .where(eq(viewAs.id, claims?.viewId ?? ''));
  expect((await server.call(listPeople, {}, view)).error.code).toBe('vista_terminada');
  expect((await server.call(endView, {}, view)).status).toBe(200);
});

test('signing out ends both, and a lost right ends the view at once', async () => {
  const session = await freshAdmin();
  const rrhh = await accountOf('rrhh');
  const first = await see({ kind: 'person', id: rrhh.personId }, session);
  await db()
    .update(role)
    .set({ flags: { ADMIN: { audit: true } } })
    .where(eq(role.name, 'Administración'));
  expect((await server.call(listPeople, {}, first.view)).status).toBe(401);
  await db()
    .update(role)
    .set({ flags: { ADMIN: true } })
    .where(eq(role.name, 'Administración'));
  expect((await server.call(listPeople, {}, first.view)).status).toBe(200);
  expect((await server.call(signOut, {}, first.view)).status).toBe(200);
  expect((await server.call(listPeople, {}, first.view)).status).toBe(401);
  expect((await server.call(listSessions, {}, session)).status).toBe(401);
});

test('it needs the permission, and somebody to see as', async () => {
  const admin = await accountOf('admin');
  expect((await see({ kind: 'role', id: 1 }, 'rrhh')).status).toBe(403);
  expect((await see({ kind: 'role', id: 99_999 }, 'admin')).status).toBe(404);
  expect((await see({ kind: 'person', id: 99_999 }, 'admin')).status).toBe(404);
  if (admin.personId)
    expect((await see({ kind: 'person', id: admin.personId }, 'admin')).status).toBe(409);
  const away = { kind: 'role', id: 1, from: '//evil.example' };
  expect((await server.call(startView, away, 'admin')).status).toBe(422);
});
