import { listSessions } from '@contract/session/listSessions';
import { signIn, signOut } from '@contract/session/sessionAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

test('answers what the browser keeps, with every key of the specification', async () => {
  const { status, body } = await server.call(signIn, { usuario: 'empleado', clave: 'anden2026' });
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(
    [
      'JWT',
      'client',
      'dni',
      'docket',
      'email',
      'id',
      'imageUrl',
      'mustChangePassword',
      'name',
      'position',
      'rating',
      'roles',
      'wmsId',
    ].sort(),
  );
  expect(Number.isInteger(body.id)).toBe(true);
  expect(body.client.url).toMatch(/^http/);
  expect(body.roles).toMatchObject({ POSTS: { SHOW: true, CREATE: false }, ORDERS: false });
});

test('the user name may come in capitals and with spaces around', async () => {
  const { status } = await server.call(signIn, { usuario: ' RRHH ', clave: 'anden2026' });
  expect(status).toBe(200);
});

test('a wrong password and an unknown user look the same', async () => {
  const wrong = await server.call(signIn, { usuario: 'jefe', clave: 'no es esta' });
  const unknown = await server.call(signIn, { usuario: 'nadie', clave: 'no es esta' });
  expect([wrong.status, wrong.error]).toEqual([401, unknown.error]);
  expect(unknown.status).toBe(401);
});

test('five failures block the account for a growing time, and only from that address', async () => {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    expect((await server.call(signIn, { usuario: 'operario', clave: 'mal' })).status).toBe(401);
  }
  const fifth = await server.call(signIn, { usuario: 'operario', clave: 'mal' });
  expect(fifth.status).toBe(429);
  expect(fifth.error).toMatchObject({ code: 'demasiados_intentos', retryAfter: 30 });
  const right = await server.call(signIn, { usuario: 'operario', clave: 'anden2026' });
  expect(right.status).toBe(429);
  expect((await server.call(signIn, { usuario: 'supervisor', clave: 'anden2026' })).status).toBe(
    200,
  );
});

test('missing fields are named one by one', async () => {
  const { status, error } = await server.call(signIn, {});
  expect(status).toBe(422);
  expect(error.fields).toEqual({ usuario: 'Completá este campo.', clave: 'Completá este campo.' });
});

test('a session that signed out opens nothing, although its token has not expired', async () => {
  const { body } = await server.call(signIn, { usuario: 'admin', clave: 'anden2026' });
  const session = { id: body.id, JWT: body.JWT };
  expect((await server.call(listSessions, {}, session)).status).toBe(200);
  expect((await server.call(signOut, {}, session)).status).toBe(200);
  const after = await server.call(listSessions, {}, session);
  expect([after.status, after.error.code]).toEqual([401, 'sin_sesion']);
});
