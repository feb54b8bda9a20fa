import { randomUUID } from 'node:crypto';
import { deleteMessage, listMessages, sendMessage } from '@contract/chats/messageAcciones';
import {
  acknowledgeMessage,
  listAcknowledgements,
  reactToMessage,
} from '@contract/chats/messageAnswerAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { chatAck, chatReaction } from '../../db/schema/chats';
import { chatWorld } from './testing/chatWorld';

let server: TestServer;
let world: ReturnType<typeof chatWorld>;
beforeAll(async () => {
  server = await buildServer();
  world = chatWorld(server);
});
afterAll(() => server.close());

const last = async (chatId: number, as: string) =>
  (await world.must(server.call(listMessages, { chatId }, as))).rows.at(-1);
const idOf = async (username: string) => (await server.sessionOf(username)).id;

test('one feels one thing about a message, and it leaves nothing unread', async () => {
  const id = await world.group('rrhh', ['jefe', 'supervisor']);
  const messageId = await world.say(id, 'rrhh', '¡Llegamos!');
  const react = (reaction: string | null, as: string) =>
    server.call(reactToMessage, { id: messageId, reaction }, as);
  await Promise.all([react('like', 'jefe'), react('applause', 'supervisor')]);
  await react('applause', 'jefe');
  const [jefe, supervisor] = await Promise.all([idOf('jefe'), idOf('supervisor')]);
  expect((await last(id, 'rrhh'))?.reactions).toEqual([
    { kind: 'applause', accountIds: [jefe, supervisor].sort((a, b) => a - b) },
  ]);
  expect((await world.row(id, 'rrhh'))?.unread).toBe(0);
  await react(null, 'jefe');
  expect((await last(id, 'jefe'))?.reactions).toEqual([
    { kind: 'applause', accountIds: [supervisor] },
  ]);
});

test('a message asks to be confirmed: once by each, and its author alone sees who is missing', async () => {
  const id = await world.group('rrhh', ['jefe', 'operario']);
  await world.say(id, 'rrhh', 'Cambió el protocolo', { asksAck: true });
  const message = await last(id, 'jefe');
  const messageId = message?.id ?? 0;
  expect(message).toMatchObject({ asksAck: true, acks: [] });
  const confirm = (as: string) => server.call(acknowledgeMessage, { id: messageId }, as);
  const answers = await Promise.all([confirm('jefe'), confirm('jefe')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await confirm('rrhh')).status).toBe(409);
  expect((await last(id, 'rrhh'))?.acks).toEqual([await idOf('jefe')]);
  const { body } = await server.call(listAcknowledgements, { id: messageId }, 'rrhh');
  expect([body.confirmed.length, body.missing.length]).toEqual([1, 1]);
  expect((await server.call(listAcknowledgements, { id: messageId }, 'jefe')).status).toBe(404);
});

test('asking for it is a right, and what does not ask is not confirmed', async () => {
  const id = await world.direct('operario', 'jefe');
  const asks = { chatId: id, clientId: randomUUID(), body: 'confirmame', asksAck: true };
  expect((await server.call(sendMessage, asks, 'operario')).status).toBe(403);
  const plain = await world.say(id, 'jefe', 'hola');
  expect((await server.call(acknowledgeMessage, { id: plain }, 'operario')).status).toBe(409);
});

test('with a deleted message goes what others felt and confirmed, and nobody answers it', async () => {
  const id = await world.direct('rrhh', 'jefe');
  const messageId = await world.say(id, 'rrhh', 'por error', { asksAck: true });
  await server.call(reactToMessage, { id: messageId, reaction: 'laugh' }, 'jefe');
  await server.call(acknowledgeMessage, { id: messageId }, 'jefe');
  await server.call(deleteMessage, { id: messageId }, 'rrhh');
  const { db } = server.services.database;
  const left = await Promise.all([db.select().from(chatReaction), db.select().from(chatAck)]);
  expect(left.flat().filter((row) => row.messageId === messageId)).toEqual([]);
  const late = await server.call(reactToMessage, { id: messageId, reaction: 'like' }, 'jefe');
  expect([late.status, late.error.message]).toEqual([409, 'El mensaje ya se borró.']);
});
