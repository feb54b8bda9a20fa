import { randomUUID } from 'node:crypto';
import { leaveGroup } from '@contract/chats/chatAcciones';
import {
  deleteMessage,
  listMessages,
  sendMessage,
  sendVoice,
} from '@contract/chats/messageAcciones';
import { megabytes } from '@contract/files/megabytes';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { plainPng } from '../../../tests/support/plainPng';
import { sendForm } from '../../../tests/support/uploadAs';
import { soundInWebm } from '../../../tests/support/voiceSamples';
import { chatMessage, chatMessageFile } from '../../db/schema/chats';
import { silenceWords } from './chatRules';
import { chatWorld } from './testing/chatWorld';

let server: TestServer;
let world: ReturnType<typeof chatWorld>;
beforeAll(async () => {
  server = await buildServer();
  world = chatWorld(server);
});
afterAll(() => server.close());

const voice = (bytes: Uint8Array = soundInWebm()) => ({ name: 'voz.webm', bytes });
const speak = (chatId: number, as: string, more: Record<string, string> = {}, file = voice()) =>
  sendForm(
    server,
    sendVoice,
    as,
    { chatId: String(chatId), clientId: randomUUID(), seconds: '42', ...more },
    file,
  );
const last = async (chatId: number, as: string) =>
  (await world.must(server.call(listMessages, { chatId }, as))).rows.at(-1);

test('a voice is heard by those who are in the conversation, with its length and as what it is', async () => {
  const id = await world.group('rrhh', ['jefe', 'operario']);
  await server.call(leaveGroup, { id }, 'operario');
  const sent = await world.must(speak(id, 'rrhh'));
  const said = await last(id, 'jefe');
  expect(said).toMatchObject({ id: sent.id, body: '', files: [{ name: 'Mensaje de voz' }] });
  expect(said?.files[0]).toMatchObject({ seconds: 42, mime: 'audio/webm', previewUrl: null });
  const heard = await server.fetchFile(said?.files[0]?.url ?? '', 'jefe');
  expect([heard.statusCode, heard.headers['content-type']]).toEqual([200, 'audio/webm']);
  expect(heard.rawPayload.equals(Buffer.from(soundInWebm()))).toBe(true);
  for (const who of ['operario', 'empleado', 'admin']) {
    expect((await server.fetchFile(said?.files[0]?.url ?? '', who)).statusCode).toBe(404);
  }
  expect((await world.row(id, 'jefe'))?.last).toMatchObject({ body: '', files: 1, voice: 42 });
});

test('an answer to a voice says how long that was, and a voice may be the answer', async () => {
  const id = await world.direct('rrhh', 'jefe');
  const { id: first } = await world.must(speak(id, 'rrhh'));
  await world.must(speak(id, 'jefe', { replyToId: String(first), seconds: '300' }));
  const answer = await last(id, 'rrhh');
  expect(answer?.replyTo).toMatchObject({ id: first, body: '', voice: 42 });
  expect(answer?.files[0]?.seconds).toBe(300);
});

test('sent twice it is there once, and sent as words it is still there once', async () => {
  const id = await world.direct('rrhh', 'jefe');
  const clientId = randomUUID();
  const once = await world.must(speak(id, 'rrhh', { clientId }));
  const again = await world.must(speak(id, 'rrhh', { clientId }));
  const asWords = { chatId: id, clientId, body: 'Lo mismo' };
  const words = await world.must(server.call(sendMessage, asWords, 'rrhh'));
  expect([again.id, words.id]).toEqual([once.id, once.id]);
});

test.each(['0', '301', '-1', '1.5', 'mucho', ''])(
  'nobody speaks for %p seconds',
  async (seconds) => {
    const id = await world.direct('rrhh', 'jefe');
    const { status, error } = await speak(id, 'rrhh', { seconds });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['seconds']]);
  },
);

test('what is no voice is refused, whatever it calls itself, and nothing is said', async () => {
  const id = await world.direct('operario', 'sueldos');
  const before = await world.bodies(id, 'operario');
  for (const bytes of [
    plainPng({ width: 40, height: 30, bits: 8 }),
    Buffer.from('<script>alert(1)</script>'),
    Buffer.alloc(0),
  ]) {
    expect((await speak(id, 'operario', {}, voice(bytes))).status).toBe(415);
  }
  const large = Buffer.concat([soundInWebm(), Buffer.alloc(megabytes(6))]);
  expect((await speak(id, 'operario', {}, voice(large))).status).toBe(413);
  expect(await world.bodies(id, 'operario')).toEqual(before);
});

test('only who writes in a conversation speaks in it', async () => {
  const id = await world.group('rrhh', ['jefe', 'operario'], 'Donde se habla');
  expect((await speak(id, 'empleado')).status).toBe(404);
  expect((await speak(id, 'jefe', { urgent: 'true' })).status).toBe(200);
  expect((await speak(id, 'operario', { urgent: 'true' })).status).toBe(403);
  await server.call(leaveGroup, { id }, 'operario');
  const left = await speak(id, 'operario');
  expect([left.status, left.error.message]).toEqual([409, silenceWords.left]);
});

test('what is deleted is heard by nobody', async () => {
  const id = await world.direct('rrhh', 'jefe');
  const sent = await world.must(speak(id, 'rrhh'));
  const { db } = server.services.database;
  const files = () => db.$count(chatMessageFile, eq(chatMessageFile.messageId, sent.id));
  expect(await files()).toBe(1);
  await world.must(server.call(deleteMessage, { id: sent.id }, 'rrhh'));
  expect(await files()).toBe(0);
  expect((await world.row(id, 'jefe'))?.last).toMatchObject({ deleted: true, voice: null });
  expect(await db.$count(chatMessage, eq(chatMessage.id, sent.id))).toBe(1);
});
