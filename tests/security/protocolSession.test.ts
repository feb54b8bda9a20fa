import { SignJWT } from 'jose';
import { clock } from '../../server/engine/time/clock';
import { expectRefusal, type WireClient, type WireSession, wireClient } from './wireClient';
import { closeConnections } from './wireRequest';
import { type WireServer, wireServer } from './wireServer';

let server: WireServer;
let client: WireClient;
let empleado: WireSession;
let admin: WireSession;

beforeAll(async () => {
  server = await wireServer();
  client = wireClient(server);
  empleado = await client.signIn('empleado');
  admin = await client.signIn('admin');
});
afterAll(async () => {
  closeConnections();
  await server.close();
});

const sessions = (JWT: string, id = empleado.id) =>
  client.post('usuario.sesiones', {}, { as: { id, JWT } });

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString());

async function sign(
  claims: Record<string, unknown>,
  options: { key?: Uint8Array; expiresIn?: number; issuer?: string; alg?: string } = {},
): Promise<string> {
  const {
    key = server.services.jwtSecret,
    expiresIn = 3600,
    issuer = 'anden',
    alg = 'HS256',
  } = options;
  const { sid, sub } = { ...decode(empleado.JWT.split('.')[1]), ...claims };
  return new SignJWT({ sid })
    .setProtectedHeader({ alg })
    .setSubject(String(sub))
    .setIssuer(issuer)
    .setIssuedAt(clock.now())
    .setExpirationTime(new Date(clock.ms() + expiresIn * 1000))
    .sign(key);
}

test('without a session nothing but what is public answers', async () => {
  expectRefusal(await client.post('usuario.sesiones', {}), 401, 'sin_sesion');
  const named = { query: { nusuario: String(admin.id) } };
  expectRefusal(await client.post('usuario.sesiones', {}, named), 401, 'sin_sesion');
});

test("somebody else's nusuario is refused, and so is none of one's own shape", async () => {
  expectRefusal(await sessions(empleado.JWT, admin.id), 403, 'sin_permiso');
  const odd = { as: empleado, query: { nusuario: `${empleado.id} ` } };
  expectRefusal(await client.post('usuario.sesiones', {}, odd), 403, 'sin_permiso');
});

describe('a token that is ours', () => {
  test('made here the same way opens: the refusals below are not for another reason', async () => {
    expect((await sessions(await sign({}))).status).toBe(200);
  });

  test.each<[string, () => Promise<string> | string]>([
    ['has expired', () => sign({}, { expiresIn: -1 })],
    ['is signed with another key', () => sign({}, { key: Buffer.alloc(48, 7) })],
    ['comes from another issuer', () => sign({}, { issuer: 'otro' })],
    ['uses another algorithm', () => sign({}, { alg: 'HS512' })],
    ['names a session that does not exist', () => sign({ sid: crypto.randomUUID() })],
    ["names another account with one's own session", () => sign({ sub: admin.id })],
    ['has no signature', () => `${encode({ alg: 'none' })}.${empleado.JWT.split('.')[1]}.`],
    [
      'had its content changed',
      () => {
        const [head, body, signature] = empleado.JWT.split('.');
        return `${head}.${encode({ ...decode(body), sub: String(admin.id) })}.${signature}`;
      },
    ],
    ['is half of one', () => empleado.JWT.slice(0, 40)],
    ['is no token at all', () => 'Bearer'],
  ])('but %s opens nothing', async (_why, make) => {
    const token = await make();
    for (const id of [empleado.id, admin.id]) {
      const answer = await sessions(token, id);
      expect([401, 403]).toContain(answer.status);
      expectRefusal(answer, answer.status, answer.status === 401 ? 'sin_sesion' : 'sin_permiso');
    }
  });
});

describe('the cookie', () => {
  const tracks = (path: string, cookie: string, method = 'GET') =>
    client.path(path, { cookie }, method);

  test('is for the server only and for this site only', async () => {
    const answer = await client.post('usuario.ingresar', { usuario: 'jefe', clave: 'anden2026' });
    const [cookie] = answer.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect(answer.text).not.toContain(cookie?.split(/[=;]/)[1]);
  });

  test('shows photos, legajo and files by GET', async () => {
    expect((await tracks(`/fotos/${empleado.dni}`, empleado.cookie)).status).toBe(200);
    expect((await tracks('/legajo/imagen', empleado.cookie)).status).toBe(200);
    const missing = await tracks(`/archivos/${'a'.repeat(64)}`, empleado.cookie);
    expectRefusal(missing, 404, 'no_encontrado');
    for (const path of [`/fotos/${empleado.dni}`, '/legajo/imagen', `/archivos/${'a'.repeat(64)}`])
      expectRefusal(await tracks(path, ''), 401, 'sin_sesion');
  });

  test('is useless for a call of the protocol and for the stream', async () => {
    const { cookie, id } = empleado;
    const headers = { cookie };
    const query = { nusuario: String(id) };
    expectRefusal(await client.post('usuario.sesiones', {}, { headers, query }), 401, 'sin_sesion');
    expectRefusal(await client.get('usuario.sesiones', {}, { headers, query }), 401, 'sin_sesion');
    expectRefusal(await tracks('/eventos', cookie), 401, 'sin_sesion');
  });

  test('changes nothing: those paths answer no other method', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      for (const path of [
        `/fotos/${empleado.dni}`,
        '/legajo/imagen',
        `/archivos/${'a'.repeat(64)}`,
      ])
        expectRefusal(await tracks(path, empleado.cookie, method), 404, 'no_encontrado');
  });
});

test('a session closed from another device is over at once, for header and cookie', async () => {
  const here = await client.signIn('supervisor');
  const there = await client.signIn('supervisor');
  const answer = await client.post('usuario.sesiones', {}, { as: here });
  const { rows } = answer.json as { rows: { id: string; current: boolean }[] };
  const mine = decode(there.JWT.split('.')[1]).sid;
  expect(rows.map((row) => row.id)).toContain(mine);
  expect((await client.post('usuario.cerrarSesion', { id: mine }, { as: here })).status).toBe(200);
  expectRefusal(await client.post('usuario.sesiones', {}, { as: there }), 401, 'sin_sesion');
  expectRefusal(await client.path('/legajo/imagen', { cookie: there.cookie }), 401, 'sin_sesion');
  expect((await client.post('usuario.sesiones', {}, { as: here })).status).toBe(200);
});

test("nobody closes somebody else's session", async () => {
  const victim = decode(admin.JWT.split('.')[1]).sid;
  const answer = await client.post('usuario.cerrarSesion', { id: victim }, { as: empleado });
  expectRefusal(answer, 404, 'no_encontrado');
  expect((await client.post('usuario.sesiones', {}, { as: admin })).status).toBe(200);
});
