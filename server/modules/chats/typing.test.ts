import { blockPerson, tellTyping } from '@contract/chats/chatAcciones';
import type { FastifyInstance } from 'fastify';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { eventStream } from '../../../tests/support/eventStream';
import { until } from '../../../tests/support/until';
import { changeEvent } from '../../db/schema/events';
import { idempotencyKey } from '../../db/schema/session';
import { chatWorld } from './testing/chatWorld';

let server: TestServer;
let other: Awaited<ReturnType<TestServer['startAnother']>>;
let world: ReturnType<typeof chatWorld>;
beforeAll(async () => {
  server = await buildServer();
  other = await server.startAnother();
  world = chatWorld(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  await other.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await other.app.close();
  await server.close();
});

async function open(app: FastifyInstance, as: string) {
  const stream = eventStream(app, await server.sessionOf(as));
  await until(
    () => stream.seen.status,
    (status) => status === 200,
  );
  return stream;
}
const heard = ({ seen }: Awaited<ReturnType<typeof open>>) =>
  [...seen.text.matchAll(/event: typing\ndata: (.*)\n\n/g)].flatMap(
    ([, data = '[]']) => JSON.parse(data) as { chatId: number; name: string }[],
  );

test('the others in the conversation hear that one writes, also of another process, and nothing of it stays', async () => {
  const { db } = server.services.database;
  const id = await world.group('rrhh', ['jefe', 'supervisor'], 'Se escribe');
  const near = await open(server.app, 'jefe');
  const far = await open(other.app, 'supervisor');
  const stranger = await open(other.app, 'operario');
  const own = await open(server.app, 'rrhh');
  const stored = async () => [await db.$count(changeEvent), await db.$count(idempotencyKey)];
  const before = await stored();
  for (let times = 0; times < 3; times += 1) {
    await world.must(server.call(tellTyping, { id }, 'rrhh'));
  }
  for (const stream of [near, far]) {
    const told = await until(
      () => heard(stream),
      ({ length }) => length > 0,
      5000,
    );
    // Asked for more often than every three seconds, it is told once.
    expect(told).toMatchObject([{ chatId: id }]);
    expect(told[0]?.name).toBeTruthy();
  }
  expect([heard(stranger), heard(own)]).toEqual([[], []]);
  expect(await stored()).toEqual(before);
  for (const stream of [near, far, stranger, own]) stream.stop();
});

test('it does not pass a block, in whichever conversation', async () => {
  const direct = await world.direct('empleado', 'supervisor');
  const group = await world.group('rrhh', ['empleado', 'supervisor'], 'Bloqueados');
  await world.must(server.call(blockPerson, { id: direct, blocked: true }, 'empleado'));
  const blocker = await open(server.app, 'empleado');
  const third = await open(server.app, 'rrhh');
  await world.must(server.call(tellTyping, { id: direct }, 'supervisor'));
  await world.must(server.call(tellTyping, { id: group }, 'supervisor'));
  await until(
    () => heard(third),
    ({ length }) => length > 0,
    5000,
  );
  expect(heard(blocker)).toEqual([]);
  for (const stream of [blocker, third]) stream.stop();
});

test('whoever is not in a conversation tells nobody in it', async () => {
  const id = await world.direct('rrhh', 'sueldos');
  expect((await server.call(tellTyping, { id }, 'jefe')).status).toBe(404);
});
