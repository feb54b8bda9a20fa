import { startView } from '@contract/admin/roleAcciones';
import { deleteMessage } from '@contract/chats/messageAcciones';
import type { FastifyInstance } from 'fastify';
import { buildServer, type TestServer, type TestSession } from '../../../tests/support/buildServer';
import { eventStream } from '../../../tests/support/eventStream';
import { until } from '../../../tests/support/until';
import { changeEvent } from '../../db/schema/events';
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

async function open(app: FastifyInstance, session: TestSession) {
  const stream = eventStream(app, session);
  await until(
    () => stream.seen.status,
    (status) => status === 200,
  );
  return stream;
}

/** The messages that a stream brought whole. */
const messagesIn = ({ seen }: Awaited<ReturnType<typeof open>>) =>
  [...seen.text.matchAll(/event: live\ndata: (.*)\n\n/g)].flatMap(([, data = '[]']) =>
    (JSON.parse(data) as { record: { id: number; body: string; deleted: boolean } }[]).map(
      ({ record }) => record,
    ),
  );

test('a message goes whole to an open page of another process, and to nobody else’s', async () => {
  const id = await world.direct('empleado', 'supervisor');
  const theirs = await open(other.app, await server.sessionOf('supervisor'));
  const elses = await open(other.app, await server.sessionOf('jefe'));
  const said = await world.say(id, 'empleado', '¿Llegaste?');
  const heard = await until(
    () => messagesIn(theirs),
    ({ length }) => length > 0,
    5000,
  );
  expect(heard).toMatchObject([{ id: said, body: '¿Llegaste?' }]);
  await world.say(id, 'empleado', 'otra');
  await until(
    () => messagesIn(theirs),
    ({ length }) => length > 1,
    5000,
  );
  expect(elses.seen.text).not.toContain('Llegaste');
  theirs.stop();
  elses.stop();
});

test('no word stays in the events, and one that was deleted brings none', async () => {
  const id = await world.direct('operario', 'jefe');
  const messageId = await world.say(id, 'operario', 'palabra 99181');
  const theirs = await open(other.app, await server.sessionOf('jefe'));
  await server.call(deleteMessage, { id: messageId }, 'operario');
  const heard = await until(
    () => messagesIn(theirs).filter(({ deleted }) => deleted),
    ({ length }) => length > 0,
    5000,
  );
  expect(heard).toMatchObject([{ id: messageId, body: '', deleted: true }]);
  const events = await server.services.database.db.select().from(changeEvent);
  expect(JSON.stringify(events)).not.toContain('99181');
  theirs.stop();
});

test('whoever sees as somebody hears none of their messages', async () => {
  const id = await world.direct('empleado', 'supervisor');
  const { body } = await server.call(
    startView,
    { kind: 'person', id: await world.personOf('supervisor'), from: '/users' },
    'admin',
  );
  const viewing = await open(other.app, { id: body.id, JWT: body.JWT });
  const theirs = await open(other.app, await server.sessionOf('supervisor'));
  await world.say(id, 'empleado', 'solo para vos');
  await until(
    () => messagesIn(theirs),
    ({ length }) => length > 0,
    5000,
  );
  expect(viewing.seen.text).not.toContain('solo para vos');
  viewing.stop();
  theirs.stop();
});
