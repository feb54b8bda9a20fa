import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AppError, isAppError } from './appError';
import { sendRequest } from './sendRequest';

const json = { 'Content-Type': 'application/json' };
const answers: Record<string, (response: ServerResponse) => void> = {
  '/json': (response) => response.writeHead(200, json).end('{"a":["ñ"]}'),
  '/text': (response) => response.writeHead(200).end('{"a":1}'),
  '/empty': (response) => response.writeHead(200).end(),
  '/broken': (response) => response.writeHead(200).end('<html>'),
  '/created': (response) => response.writeHead(201, 'Creado').end('{}'),
  '/refused': (response) =>
    response
      .writeHead(404, 'No encontrado', json)
      .end(
        '{"code":"no_encontrado","message":"No está.","fields":{"id":"No existe."},"detail":{"v":2}}',
      ),
  '/locked': (response) =>
    response
      .writeHead(429, json)
      .end('{"code":"demasiados_intentos","message":"x","retryAfter":30}'),
  '/busy': (response) => response.writeHead(503, { 'Retry-After': '5' }).end(),
  '/failed': (response) => response.writeHead(500, 'Internal Server Error').end('<h1>Oops</h1>'),
};

let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => answers[request.url ?? '']?.(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (url: string, raw = false) => sendRequest({ url, method: 'GET', headers: {} }, { raw });

async function rejection(url: string): Promise<AppError> {
  const error: unknown = await get(url).catch((reason: unknown) => reason);
  if (!isAppError(error)) throw new Error(`no AppError: ${String(error)}`);
  return error;
}

it.each([
  ['/json', false, { a: ['ñ'] }],
  ['/text', true, '{"a":1}'],
  ['/empty', false, null],
  ['/empty', true, ''],
])('a 200 at %s, raw %p, resolves', async (path, raw, expected) => {
  expect(await get(base + path, raw)).toEqual(expected);
});

it('carries what the server says of a refusal', async () => {
  expect(await rejection(`${base}/refused`)).toMatchObject({
    status: 404,
    code: 'no_encontrado',
    message: 'No está.',
    fields: { id: 'No existe.' },
    detail: 'Error en la solicitud: No encontrado',
    data: { v: 2 },
  });
});

it.each([
  ['/failed', 500, 'error_servidor', 'Error en la solicitud: Internal Server Error'],
  ['/created', 201, 'error_servidor', 'Error en la solicitud: Creado'],
  ['/broken', 200, 'respuesta_invalida', 'Error en la solicitud: OK'],
])('rejects %s', async (path, status, code, detail) => {
  const error = await rejection(base + path);
  expect(error).toMatchObject({ status, code, detail });
  expect(error.message).toMatch(/[a-záéíóú]\.$/);
});

it.each([
  ['/locked', 30],
  ['/busy', 5],
  ['/failed', undefined],
])('%s asks to wait %p seconds', async (path, seconds) => {
  expect((await rejection(base + path)).retryAfter).toBe(seconds);
});

it('without an answer the detail ends after the colon and the space', async () => {
  expect(await rejection('http://127.0.0.1:1/')).toMatchObject({
    status: 0,
    code: 'sin_red',
    message: 'No pudimos comunicarnos con el servidor. Revisá tu conexión e intentá de nuevo.',
    detail: 'Error en la solicitud: ',
  });
});
