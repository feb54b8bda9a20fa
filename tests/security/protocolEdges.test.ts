import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { verify } from '@node-rs/argon2';
import { reasonPhrase } from '../../server/engine/http/reasonPhrase';
import { until } from '../support/until';
import { expectRefusal, type WireClient, wireClient } from './wireClient';
import { closeConnections, wireRequest } from './wireRequest';
import { CLIENT_SECRET, type WireServer, wireServer } from './wireServer';

// Counted, and as it is otherwise.
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

const friend = 'https://otra-sede.ejemplo.com';

let server: WireServer;
let client: WireClient;

beforeAll(async () => {
  server = await wireServer({ ANDEN_SERVERS: friend });
  client = wireClient(server);
});
afterAll(async () => {
  closeConnections();
  await server.close();
});

const status = '/web-service?token=anden&accion=servidor.estado';

describe('other origins', () => {
  test('one of ANDEN_SERVERS may call, without credentials', async () => {
    const { headers } = await client.path(status, { origin: friend });
    expect(headers['access-control-allow-origin']).toBe(friend);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    const asked = await client.path(
      '/web-service',
      { origin: friend, 'access-control-request-method': 'POST' },
      'OPTIONS',
    );
    expect(asked.status).toBe(204);
    expect(asked.headers['access-control-allow-headers']).toContain('authorization');
  });

  test.each([
    'https://malo.ejemplo.com',
    'null',
    `${friend}.malo.com`,
    'http://otra-sede.ejemplo.com',
  ])('%s may not', async (origin) => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await client.path(status, { origin }, method);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers.vary).toMatch(/\borigin\b/i);
    }
  });
});

test.each([
  ['/web-service?token=x', 401],
  ['/login', 200],
  ['/assets/main-abc123.js', 200],
  ['/no-existe', 404],
  ['/referencia', 200],
])('%s answers with the headers that protect the browser', async (path, expected) => {
  const { status: answered, headers } = await client.path(path);
  expect(answered).toBe(expected);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  const policy = headers['content-security-policy'] ?? '';
  for (const part of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(part);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
});

test('each page has a nonce of its own', async () => {
  const nonce = async () =>
    /'nonce-([^']+)'/.exec(
      String((await client.path('/login')).headers['content-security-policy']),
    )?.[1];
  const [first, second] = [await nonce(), await nonce()];
  expect(first).toMatch(/^[\w+/=]{20,}$/);
  expect(second).not.toBe(first);
});

test.each(['malo.com/"><script>', 'a b', 'x@malo.com', "malo.com'", 'malo.com:99999999'])(
  'a Host that is none (%s) is not given back as the address of the server',
  async (host) => {
    const answer = await wireRequest(server.port, {
      method: 'POST',
      path: '/web-service?token=anden&accion=usuario.ingresar',
      headers: { host, 'content-type': 'application/json' },
      body: JSON.stringify({ usuario: 'jefe', clave: 'anden2026' }),
    });
    if (answer.status === 400) return;
    const { client: found } = answer.json as { client: { url: string } };
    expect(found.url).toBe('http://127.0.0.1:4600');
    expect(answer.text).not.toContain('malo.com');
  },
);

test('another Host may not become the address that a browser keeps', async () => {
  const own = await wireServer({ PUBLIC_URL: 'https://anden.ejemplo.com' });
  const answer = await wireRequest(own.port, {
    method: 'POST',
    path: '/web-service?token=anden&accion=usuario.ingresar',
    headers: {
      host: 'malo.com',
      'x-forwarded-host': 'malo.com',
      'x-forwarded-proto': 'https',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ usuario: 'jefe', clave: 'anden2026' }),
  });
  expect(answer.json).toMatchObject({ client: { url: 'https://anden.ejemplo.com' } });
  expect(answer.text).not.toContain('malo.com');
  await own.close();
});

test('the worker is asked for each time, is of this origin alone, and can be taken away from every browser', async () => {
  const { status: given, headers, text } = await client.path('/sw.js');
  expect([given, text]).toEqual([200, 'the worker']);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  const without = await wireServer({ ANDEN_WORKER: '0' });
  const last = await wireRequest(without.port, { path: '/sw.js' });
  expect([last.status, last.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(last.headers['content-type']).toMatch(/^text\/javascript/);
  expect(last.text).toContain('registration.unregister()');
  await without.close();
});

test('what is shared where no worker takes it leads to the page that says so, and nothing is kept of it', async () => {
  const { status: answered, headers } = await wireRequest(server.port, {
    method: 'POST',
    path: '/documents/share',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF\r\n--x--\r\n',
  });
  expect([answered, headers.location]).toEqual([303, '/documents/mine?compartido=1']);
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/....//....//secret.txt',
  '/assets/main-abc123.js%00.txt',
  '//secret.txt',
  '/archivos/..%2f..%2fsecret.txt',
  '/archivos/../../secret.txt',
  '/archivos/%2e%2e%2fanden.log',
  '/fotos/..%2f..%2fsecret.txt',
  '/legajo/imagen/..%2f..%2fsecret.txt',
  '/.vite/manifest.json',
  '/index.html.map',
])('%s leads out of nothing', async (path) => {
  const { cookie } = await client.signIn('admin');
  const answer = await client.path(path, { cookie });
  expect([400, 404]).toContain(answer.status);
  expect(answer.statusText).toBe(reasonPhrase(answer.status));
  expect(answer.text).not.toContain(CLIENT_SECRET);
});

test('of a thousand wrong passwords few are looked at, and none fails', async () => {
  jest.mocked(verify).mockClear();
  const answered = { checked: 0, refused: 0 };
  const attempt = async (index: number) => {
    const fields = { usuario: `rrhh${index % 7 === 0 ? '' : index % 40}`, clave: `no es ${index}` };
    const answer = await client.post('usuario.ingresar', fields);
    if (answer.status !== 429) {
      expectRefusal(answer, 401, 'credenciales');
      answered.checked += 1;
      return;
    }
    expectRefusal(answer, 429, 'demasiados_intentos');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    answered.refused += 1;
  };
  for (let from = 0; from < 1000; from += 10)
    await Promise.all(Array.from({ length: 10 }, (_, index) => attempt(from + index)));
  expect(answered.checked + answered.refused).toBe(1000);
  // Up to ten are in flight when the fiftieth failure of this address is counted.
  expect(answered.checked).toBeGreaterThan(0);
  expect(answered.checked).toBeLessThan(60);
  // Looking at a password is what costs: a refusal must not.
  expect(jest.mocked(verify).mock.calls.length).toBeLessThan(60);
});

/** The log is written in the background: asked for a page that is not there, it has all that came before. */
async function readLog(): Promise<string[]> {
  const mark = `fin-${randomUUID()}`;
  await client.path(`/${mark}`);
  const written = await until(
    () => readFile(server.logFile, 'utf8'),
    (text) => text.includes(mark),
  );
  return written.split('\n');
}

const linesWith = (lines: string[], ...texts: string[]) =>
  lines.filter((line) => texts.some((text) => line.includes(text)));

test('the log holds no query string, password or token', async () => {
  const secret = 'clave-que-nadie-debe-leer';
  await client.get('usuario.ingresar', { usuario: 'jefe', clave: secret });
  await client.post('usuario.ingresar', { usuario: 'jefe', clave: secret });
  await client.post('persona.listar', {}, { query: { search: secret } });
  await client.path(`/legajo/imagen?dni=${secret}`);
  await client.path(`/no-existe?clave=${secret}`);
  await client.send('persona.listar', 'application/json', `{"clave":"${secret}"`, {});
  const lines = await readLog();
  expect(linesWith(lines, '/web-service').length).toBeGreaterThan(3);
  expect(linesWith(lines, '"status":401').length).toBeGreaterThan(0);
  expect(linesWith(lines, secret, 'token=', 'anden2026', 'eyJ', '?')).toEqual([]);
});

test('the log holds no DNI', async () => {
  const dni = '31234567';
  await client.path(`/fotos/${dni}`);
  await client.path(`/legajo/imagen/${dni}`);
  expect(linesWith(await readLog(), dni)).toEqual([]);
});
