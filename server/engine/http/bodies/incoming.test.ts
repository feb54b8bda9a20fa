import { readdir } from 'node:fs/promises';
import { megabytes } from '@contract/files/megabytes';
import { halfSent } from '../../../../tests/security/halfSent';
import {
  expectRefusal,
  type WireClient,
  type WireSession,
  wireClient,
} from '../../../../tests/security/wireClient';
import { closeConnections } from '../../../../tests/security/wireRequest';
import { type WireServer, wireServer } from '../../../../tests/security/wireServer';
import { until } from '../../../../tests/support/until';
import { incomingFolder } from './incomingFolder';

const type = 'multipart/form-data; boundary=cut';
const field = (name: string, value: string) =>
  `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
const end = '\r\n--cut--\r\n';
const form = (fields: string, bytes: Buffer) =>
  Buffer.concat([Buffer.from(fields + fileHead), bytes, Buffer.from(end)]);

let server: WireServer;
let client: WireClient;
let rrhh: WireSession;
let operario: WireSession;

beforeAll(async () => {
  server = await wireServer();
  client = wireClient(server);
  rrhh = await client.signIn('rrhh');
  operario = await client.signIn('operario');
});
afterAll(async () => {
  closeConnections();
  await server.close();
});

const lying = () => readdir(incomingFolder(server.services.config)).catch(() => []);
const address = (query: Record<string, string>) => `/web-service?${new URLSearchParams(query)}`;
const upload = { token: 'anden', accion: 'archivo.subir' };
const bearer = ({ JWT }: WireSession) => ({ authorization: `Bearer ${JWT}` });

describe('of a body that never comes whole, who', () => {
  const tried: [
    string,
    Record<string, string>,
    () => Record<string, string>,
    string,
    [number, string],
  ][] = [
    ['has another token', { ...upload, token: 'otro' }, () => ({}), '', [401, 'token_invalido']],
    ['has no session', upload, () => ({}), '', [401, 'sin_sesion']],
    [
      'has a broken one',
      upload,
      () => ({ authorization: 'Bearer x.y.z' }),
      '',
      [401, 'sin_sesion'],
    ],
    [
      'asks for what does not exist',
      { ...upload, accion: 'no.hay' },
      () => ({}),
      '',
      [404, 'no_encontrado'],
    ],
    [
      'has no right to the accion',
      { ...upload, accion: 'persona.guardarFoto' },
      () => bearer(operario),
      '',
      [403, 'sin_permiso'],
    ],
    [
      'has no right to the purpose',
      upload,
      () => bearer(operario),
      field('purpose', 'receipts'),
      [403, 'sin_permiso'],
    ],
    [
      'says who they are in the body, and lies',
      {},
      () => ({}),
      field('token', 'otro') + field('accion', 'archivo.subir'),
      [401, 'token_invalido'],
    ],
    ['says it after the file', {}, () => ({}), '', [401, 'token_invalido']],
  ];
  test.each(tried)('%s is refused', async (_who, query, headers, fields, [status, code]) => {
    const answer = await halfSent(server.port, {
      path: address(query),
      headers: { 'content-type': type, ...headers() },
      announced: megabytes(20),
      sent: Buffer.from(`${fields}${fileHead}%PDF-1.7 and the rest never comes`),
    });
    expect(answer).toMatchObject({ status, json: { code } });
    expect(await lying()).toEqual([]);
  });

  test('announces more than the contract takes is refused', async () => {
    const answer = await halfSent(server.port, {
      path: address(upload),
      headers: { 'content-type': type, ...bearer(rrhh) },
      announced: megabytes(240),
      sent: Buffer.from(fileHead),
    });
    expect(answer).toMatchObject({ status: 413, json: { code: 'archivo_grande' } });
  });
});

test('a file is on the disk while it comes, and gone when it was answered or its sender left', async () => {
  const parts = field('purpose', 'signing') + fileHead;
  const leaving = new AbortController();
  const left = halfSent(server.port, {
    path: address(upload),
    headers: { 'content-type': type, ...bearer(rrhh) },
    announced: 1000 + parts.length,
    sent: Buffer.from(`${parts}%PDF`),
    signal: leaving.signal,
  });
  left.catch(() => undefined);
  await until(lying, (files) => files.length === 1);
  const whole = await client.send(
    'verificacion.comprobarArchivo',
    type,
    form('', Buffer.from('%PDF-1.7')),
  );
  expect(whole.status).toBe(200);
  await until(lying, (files) => files.length === 1);
  leaving.abort();
  await until(lying, (files) => files.length === 0);
});

test('the largest that can be verified comes through, and a byte more is told', async () => {
  const bytes = Buffer.alloc(megabytes(30), ' ');
  bytes.write('%PDF-1.7');
  const verify = (file: Buffer) =>
    client.send('verificacion.comprobarArchivo', type, form('', file));
  expect((await verify(bytes)).json).toMatchObject({ verdict: 'unknown' });
  const more = await verify(Buffer.concat([bytes, Buffer.from(' ')]));
  expectRefusal(more, 413, 'archivo_grande');
  expect((more.json as { message: string }).message).toContain('30 MB');
});

test('a form may say all in its body, before its file', async () => {
  const fields =
    field('token', 'anden') +
    field('accion', 'archivo.subir') +
    field('nusuario', String(rrhh.id)) +
    field('purpose', 'import');
  const answer = await fetch(`http://127.0.0.1:${server.port}/web-service`, {
    method: 'POST',
    headers: { 'content-type': type, ...bearer(rrhh) },
    body: form(fields, Buffer.from('a;b\n1;2')),
  });
  expect(await answer.json()).toMatchObject({ mime: 'text/csv', size: 7 });
});
