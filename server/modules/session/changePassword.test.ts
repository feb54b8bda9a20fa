import { changePassword } from '@contract/session/changePassword';
import { listSessions } from '@contract/session/listSessions';
import { closeSession, renewSession, signIn } from '@contract/session/sessionAcciones';
import { listPeople } from '@contract/users/personAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { account } from '../../db/schema/session';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const enter = async (usuario: string, clave = 'anden2026') => {
  const { status, body } = await server.call(signIn, { usuario, clave });
  return { status, session: { id: body.id, JWT: body.JWT } };
};

test('a new password closes the other sessions and keeps this one', async () => {
  const here = await enter('empleado');
  const there = await enter('empleado');
  const change = { claveActual: 'anden2026', claveNueva: 'tres tristes tigres' };
  expect((await server.call(changePassword, change, here.session)).status).toBe(200);
  expect((await server.call(listSessions, {}, here.session)).status).toBe(200);
  expect((await server.call(listSessions, {}, there.session)).status).toBe(401);
  expect((await enter('empleado')).status).toBe(401);
  expect((await enter('empleado', 'tres tristes tigres')).status).toBe(200);
});

test.each([
  [{ claveActual: 'otra', claveNueva: 'tres tristes tigres' }, 'claveActual'],
  [{ claveActual: 'anden2026', claveNueva: 'corta' }, 'claveNueva'],
  [{ claveActual: 'anden2026', claveNueva: 'soy supervisor 1' }, 'claveNueva'],
  [{ claveActual: 'anden2026', claveNueva: '          ' }, 'claveNueva'],
  [{ claveActual: 'anden2026', claveNueva: '1234567890' }, 'claveNueva'],
  [{ claveActual: 'anden2026', claveNueva: 'contraseña' }, 'claveNueva'],
])('%j is refused beside its field', async (fields, wrong) => {
  const { session } = await enter('supervisor');
  const { status, error } = await server.call(changePassword, fields, session);
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [wrong]]);
});

test('what is known of whoever chooses it is no password', async () => {
  const { session } = await enter('rrhh');
  const { rows } = await server.services.database.pool.query<{ name: string; docket: string }>(
    `select first_name || last_name as name, docket from person p
     join account a on a.person_id = p.id where username = 'rrhh'`,
  );
  const claveNueva = `${rows[0]?.name}${rows[0]?.docket}`;
  const fields = { claveActual: 'anden2026', claveNueva };
  const { status, error } = await server.call(changePassword, fields, session);
  expect([status, error.fields?.claveNueva]).toEqual([422, expect.stringContaining('tus datos')]);
});

test('a first password must be changed before anything else', async () => {
  const { db } = server.services.database;
  await db.update(account).set({ mustChangePassword: true }).where(eq(account.username, 'jefe'));
  const { session } = await enter('jefe');
  expect((await server.call(listPeople, {}, session)).status).toBe(403);
  const change = { claveActual: 'anden2026', claveNueva: 'una clave mejor' };
  expect((await server.call(changePassword, change, session)).status).toBe(200);
  expect((await server.call(listPeople, {}, session)).status).toBe(200);
});

test('nobody closes the session of somebody else', async () => {
  const mine = await enter('rrhh');
  const theirs = await enter('operario');
  const { body } = await server.call(listSessions, {}, theirs.session);
  const [first] = body.rows;
  expect((await server.call(closeSession, { id: first?.id }, mine.session)).status).toBe(404);
  expect((await server.call(listSessions, {}, theirs.session)).status).toBe(200);
});

test('renewing brings the rights of this very moment', async () => {
  const { session } = await enter('rrhh');
  await server.services.database.pool.query(
    `update role set flags = jsonb_set(flags, '{POSTS,CREATE}', 'false') where name = 'Recursos Humanos'`,
  );
  const { body } = await server.call(renewSession, {}, session);
  expect(body.roles).toMatchObject({ POSTS: { SHOW: true, CREATE: false } });
});

test('an account that was switched off is out at once', async () => {
  const { session } = await enter('admin');
  const { db } = server.services.database;
  await db.update(account).set({ active: false }).where(eq(account.username, 'admin'));
  expect((await server.call(listSessions, {}, session)).status).toBe(401);
  expect((await enter('admin')).status).toBe(401);
});
