import { createPost } from '@contract/posts/postAcciones';
import { closeSession } from '@contract/session/sessionAcciones';
import { getOrganisation } from '@contract/users/chartAcciones';
import type { FastifyInstance } from 'fastify';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { eventStream } from '../../../tests/support/eventStream';
import { until } from '../../../tests/support/until';

let server: TestServer;
let other: Awaited<ReturnType<TestServer['startAnother']>>;

beforeAll(async () => {
  server = await buildServer();
  other = await server.startAnother();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  await other.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await other.app.close();
  await server.close();
});

const open = async (app: FastifyInstance, user: string) => {
  const stream = eventStream(app, await server.sessionOf(user));
  await until(
    () => stream.seen.status,
    (status) => status === 200,
  );
  return stream;
};

const publish = (audience: unknown) =>
  server.call(createPost, { title: 'En vivo', audience }, 'rrhh');

const heard = (stream: ReturnType<typeof eventStream>) =>
  stream.seen.text.includes('"type":"Post"');

test('a change made in one process is heard in another at once', async () => {
  const stream = await open(other.app, 'empleado');
  await publish({ kind: 'all' });
  // A page that is not told would look by itself, but not before a quarter of a minute.
  await until(() => heard(stream), Boolean, 5000);
  stream.stop();
});

test('only those who may see a post hear of it', async () => {
  const { body } = await server.call(getOrganisation, {}, 'rrhh');
  const area = body.areas.find((row) => row.name === 'Recursos Humanos')?.id;
  const streams = {
    rrhh: await open(server.app, 'rrhh'),
    empleado: await open(server.app, 'empleado'),
    operario: await open(server.app, 'operario'),
  };
  await publish({ kind: 'area', ids: [area] });
  await until(() => heard(streams.rrhh), Boolean);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([heard(streams.empleado), heard(streams.operario)]).toEqual([false, false]);
  await publish({ kind: 'all' });
  await until(() => heard(streams.empleado), Boolean);
  // A warehouse worker has no wall.
  expect(heard(streams.operario)).toBe(false);
  for (const stream of Object.values(streams)) stream.stop();
});

test('without a session there is no stream, and a cookie is not enough', async () => {
  const stream = eventStream(server.app, null);
  await until(() => stream.seen.ended, Boolean);
  expect([stream.seen.status, JSON.parse(stream.seen.text).code]).toEqual([401, 'sin_sesion']);
});

test('a session that is closed stops hearing at once', async () => {
  const session = await server.sessionOf('supervisor');
  const stream = eventStream(other.app, session);
  await until(
    () => stream.seen.status,
    (status) => status === 200,
  );
  const claims = JSON.parse(Buffer.from(session.JWT.split('.')[1] ?? '', 'base64url').toString());
  await server.call(closeSession, { id: claims.sid }, session);
  await until(() => stream.seen.ended, Boolean);
});
