import { randomBytes } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { addDocument } from '@contract/documents/documentAcciones';
import { buildServer, type TestServer } from '../../../../../tests/support/buildServer';
import { documentType } from '../../../../db/schema/documents';
import { forgetExports } from '../../../exports/forgetExports';
import { machineMs } from '../../../time/machineTime';
import { partialFolder } from './partialUpload';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

async function ask(as: string, url: string, payload?: object | Buffer, method = 'POST') {
  const { JWT } = await server.sessionOf(as);
  const binary = payload instanceof Buffer;
  const type = binary ? 'application/octet-stream' : 'application/json';
  const response = await server.app.inject({
    method: method as 'POST',
    url: `/archivos/partes${url}`,
    headers: {
      authorization: `Bearer ${JWT}`,
      ...(payload ? { 'content-type': type } : {}),
    },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: JSON.parse(response.body) };
}

const paper = (size: number) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(size), Buffer.from('\n%%EOF')]);
const begin = async (as: string, bytes: Buffer, name = 'grande.pdf') =>
  (await ask(as, '', { name, size: bytes.length })).body.id as string;

test('a document comes in parts, goes on from where it stayed, and is filed like any other', async () => {
  const bytes = paper(1_500_000);
  const id = await begin('empleado', bytes);
  const half = bytes.subarray(0, 700_000);
  expect((await ask('empleado', `/${id}?desde=0`, half)).body).toEqual({ received: 700_000 });
  // Its answer was lost: it is sent again, and nothing is written twice.
  expect((await ask('empleado', `/${id}?desde=0`, half)).body).toEqual({ received: 700_000 });
  expect((await ask('empleado', `/${id}/fin`)).status).toBe(409);
  expect((await ask('empleado', `/${id}`, undefined, 'GET')).body).toEqual({ received: 700_000 });
  const rest = bytes.subarray(700_000);
  expect((await ask('empleado', `/${id}?desde=700000`, rest)).body.received).toBe(bytes.length);
  const kept = await ask('empleado', `/${id}/fin`);
  expect(kept.body).toMatchObject({ name: 'grande.pdf', mime: 'application/pdf' });
  expect((await ask('empleado', `/${id}/fin`)).body).toEqual(kept.body);
  const types = await server.services.database.db.select().from(documentType);
  const typeId = types.find(({ name }) => name === 'DNI')?.id ?? 0;
  const input = { typeId, title: 'Mi DNI', file: kept.body.hash };
  expect((await server.call(addDocument, input, 'empleado')).body.history[0]?.size).toBe(
    bytes.length,
  );
});

test('what one person is bringing does not exist for another, and nobody brings without a session', async () => {
  const bytes = paper(1000);
  const id = await begin('empleado', bytes);
  for (const url of [`/${id}?desde=0`, `/${id}/fin`]) {
    expect((await ask('operario', url, bytes)).status).toBe(404);
  }
  expect((await ask('operario', `/${id}`, undefined, 'GET')).status).toBe(404);
  expect((await ask('empleado', '/..%2F..%2Fanden?desde=0', bytes)).status).toBe(404);
  const none = await server.app.inject({ method: 'POST', url: '/archivos/partes', payload: {} });
  expect(none.statusCode).toBe(401);
});

test('size and content are looked at by the server, whatever was announced', async () => {
  expect((await ask('empleado', '', { name: 'x.pdf', size: 26 * 1024 * 1024 + 1 })).status).toBe(
    422,
  );
  const program = Buffer.from('MZ no es un papel');
  const id = await begin('empleado', program);
  await ask('empleado', `/${id}?desde=0`, program);
  const end = await ask('empleado', `/${id}/fin`);
  expect([end.status, end.body.code]).toEqual([415, 'archivo_tipo']);
  const short = await begin('empleado', Buffer.from('%PDF-'));
  expect((await ask('empleado', `/${short}?desde=0`, paper(100))).status).toBe(422);
});

test('what was left half way is forgotten after a day', async () => {
  const id = await begin('rrhh', paper(10));
  const { rows } = await server.services.database.pool.query(
    `select id from account where username = 'rrhh'`,
  );
  const folder = partialFolder(server.services.config);
  const old = new Date(machineMs() - 25 * 60 * 60 * 1000);
  const file = path.join(folder, `${rows[0].id}_${id}`);
  for (const name of [file, `${file}.json`]) await utimes(name, old, old);
  const { db } = server.services.database;
  await forgetExports(server.services.config).run(db, server.services);
  expect((await ask('rrhh', `/${id}`, undefined, 'GET')).status).toBe(404);
});
