import { randomUUID } from 'node:crypto';
import { leaveGroup, listMentionable, muteChat } from '@contract/chats/chatAcciones';
import { mentionMark } from '@contract/chats/mentionText';
import {
  deleteMessage,
  editMessage,
  listMessages,
  sendMessage,
} from '@contract/chats/messageAcciones';
import { and, eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { notification } from '../../db/schema/events';
import { account } from '../../db/schema/session';
import { chatWorld } from './testing/chatWorld';

let server: TestServer;
let world: ReturnType<typeof chatWorld>;
beforeAll(async () => {
  server = await buildServer();
  world = chatWorld(server);
});
afterAll(() => server.close());

const called = async (username: string) => mentionMark(await world.personOf(username));

/** The notices of mentions in somebody's bell. */
async function bell(username: string) {
  const { db } = server.services.database;
  const rows = await db
    .select({ title: notification.title, body: notification.body, link: notification.link })
    .from(notification)
    .innerJoin(account, eq(account.id, notification.accountId))
    .where(and(eq(account.username, username), eq(notification.type, 'chats.mention')));
  return rows;
}
const ringing = async (username: string, id: number) =>
  (await bell(username)).find(({ link }) => link?.endsWith(`?m=${id}`));

test('whoever writes is offered the members of the conversation and nobody else', async () => {
  const id = await world.group('rrhh', ['jefe', 'supervisor'], 'Menciones');
  const offered = async (words: string, as: string) =>
    (await world.must(server.call(listMentionable, { id, words }, as))).rows.map((row) => row.id);
  const [boss, chief, other] = await Promise.all(
    ['jefe', 'supervisor', 'operario'].map(world.personOf),
  );
  expect((await offered('', 'rrhh')).sort()).toEqual([boss, chief].sort());
  const { body } = await server.call(listMentionable, { id, words: '' }, 'jefe');
  const [first] = body.rows;
  expect(await offered(first?.calledName.slice(0, 4).toUpperCase() ?? '', 'jefe')).toContain(
    first?.id,
  );
  expect(await offered('zzzz', 'jefe')).toEqual([]);
  expect(await offered('', 'jefe')).not.toContain(other);
  expect((await server.call(listMentionable, { id, words: '' }, 'operario')).status).toBe(404);
});

test('a mention rings in the bell past a mute, without a word of the message', async () => {
  const id = await world.group('rrhh', ['jefe'], 'Con silencio');
  await server.call(muteChat, { id, muted: true }, 'jefe');
  const said = await world.say(id, 'rrhh', `${await called('jefe')}: la clave es 4471`);
  const notice = await ringing('jefe', said);
  expect(notice).toMatchObject({ body: 'En “Con silencio”.', link: `/chats/${id}?m=${said}` });
  expect(notice?.title).toMatch(/ te mencionó$/);
  expect(JSON.stringify(notice)).not.toContain('4471');
  expect(await ringing('rrhh', said)).toBeUndefined();
});

test('a person who is not in it, or left it, is called by nobody', async () => {
  const id = await world.group('rrhh', ['jefe', 'supervisor'], 'Quien se fue');
  const send = async (body: string) =>
    (await server.call(sendMessage, { chatId: id, clientId: randomUUID(), body }, 'rrhh')).status;
  expect(await send(`Hola ${await called('operario')}`)).toBe(422);
  expect(await send('Hola @[p999999]')).toBe(422);
  await server.call(leaveGroup, { id }, 'supervisor');
  expect(await send(`Hola ${await called('supervisor')}`)).toBe(422);
  expect(await send(`Hola ${await called('jefe')}`)).toBe(200);
});

test('the notice goes with the mention, when the message is corrected or deleted', async () => {
  const id = await world.group('rrhh', ['jefe', 'supervisor'], 'Se corrige');
  const said = await world.say(id, 'rrhh', `¿Lo ves, ${await called('jefe')}?`);
  expect(await ringing('jefe', said)).toBeDefined();
  const body = `¿Lo ves, ${await called('supervisor')}?`;
  await world.must(server.call(editMessage, { id: said, version: 1, body }, 'rrhh'));
  expect(await ringing('jefe', said)).toBeUndefined();
  expect(await ringing('supervisor', said)).toBeDefined();
  await world.must(server.call(deleteMessage, { id: said }, 'rrhh'));
  expect(await ringing('supervisor', said)).toBeUndefined();
});

test('a message says whom it calls, also where it stands on one line, and is found by their name', async () => {
  const id = await world.group('rrhh', ['jefe'], 'Con nombre');
  const mark = await called('jefe');
  const said = await world.say(id, 'rrhh', `Para ${mark}`);
  const [row] = (await world.must(server.call(listMessages, { chatId: id }, 'jefe'))).rows;
  const [mention] = row?.mentions ?? [];
  expect(mention).toMatchObject({ personId: await world.personOf('jefe') });
  const name = mention?.name ?? '';
  expect((await world.row(id, 'jefe'))?.last?.body).toBe(`Para @${name}`);
  await world.say(id, 'jefe', 'Gracias', { replyToId: said });
  const rows = (await world.must(server.call(listMessages, { chatId: id }, 'rrhh'))).rows;
  expect(rows.at(-1)?.replyTo?.body).toBe(`Para @${name}`);
  expect(await world.find(name, 'rrhh')).toContain(`Para ${mark}`);
});
