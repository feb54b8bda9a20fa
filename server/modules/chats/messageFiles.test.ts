import { randomUUID } from 'node:crypto';
import { addMembers, leaveGroup } from '@contract/chats/chatAcciones';
import { deleteMessage, listMessages, sendMessage } from '@contract/chats/messageAcciones';
import { uploadFile } from '@contract/files/uploadFile';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { plainPng } from '../../../tests/support/plainPng';
import { sendForm } from '../../../tests/support/uploadAs';
import { chatWorld } from './testing/chatWorld';

let server: TestServer;
let world: ReturnType<typeof chatWorld>;
beforeAll(async () => {
  server = await buildServer();
  world = chatWorld(server);
});
afterAll(() => server.close());

let shade = 0;
async function bring(as: string): Promise<string> {
  shade += 1;
  const bytes = plainPng({ width: 40 + shade, height: 30, bits: 8 });
  const answer = await sendForm(
    server,
    uploadFile,
    as,
    { purpose: 'message' },
    { name: 'foto.png', bytes },
  );
  return (await world.must(Promise.resolve(answer))).hash;
}

const last = async (chatId: number, as: string) =>
  (await world.must(server.call(listMessages, { chatId }, as))).rows.at(-1);

test('a photo goes with a message, for those who heard it and nobody else', async () => {
  const id = await world.group('rrhh', ['jefe', 'operario']);
  const early = await world.say(id, 'rrhh', 'antes');
  await server.call(leaveGroup, { id }, 'operario');
  const hash = await bring('rrhh');
  await world.say(id, 'rrhh', '', { files: [hash, hash] });
  const said = await last(id, 'jefe');
  expect(said).toMatchObject({ body: '', files: [{ name: 'foto.png', mime: 'image/webp' }] });
  const seenBy = async (who: string) =>
    (await server.fetchFile(said?.files[0]?.url ?? '', who)).statusCode;
  expect([await seenBy('jefe'), await seenBy('operario'), await seenBy('empleado')]).toEqual([
    200, 404, 404,
  ]);
  expect(await seenBy('admin')).toBe(404);
  expect((await world.row(id, 'jefe'))?.last).toMatchObject({ body: '', files: 1 });
  expect(early).toBeGreaterThan(0);
});

test('what is deleted takes its photo along', async () => {
  const id = await world.direct('rrhh', 'jefe');
  const messageId = await world.say(id, 'rrhh', 'mirá', { files: [await bring('rrhh')] });
  const url = (await last(id, 'jefe'))?.files[0]?.url ?? '';
  expect((await server.fetchFile(url, 'jefe')).statusCode).toBe(200);
  await server.call(deleteMessage, { id: messageId }, 'rrhh');
  expect((await last(id, 'jefe'))?.files).toEqual([]);
  expect((await server.fetchFile(url, 'jefe')).statusCode).toBe(404);
});

test('only what one brought oneself goes along, and words or files there must be', async () => {
  const id = await world.direct('rrhh', 'jefe');
  const theirs = await bring('jefe');
  const send = (more: object) =>
    server.call(sendMessage, { chatId: id, clientId: randomUUID(), ...more }, 'rrhh');
  expect((await send({ body: 'con foto ajena', files: [theirs] })).status).toBe(422);
  expect((await send({ body: ' ', files: [] })).error.fields).toHaveProperty('body');
});

test('an answer shows the beginning of what it answers, of the same conversation, as it is now', async () => {
  const id = await world.direct('rrhh', 'jefe');
  const first = await world.say(id, 'rrhh', `¿A qué hora? ${'x'.repeat(500)}`);
  await world.say(id, 'jefe', 'A las nueve', { replyToId: first });
  const answered = (await last(id, 'rrhh'))?.replyTo;
  expect(answered).toMatchObject({ id: first, deleted: false });
  expect(answered?.body).toHaveLength(140);
  await server.call(deleteMessage, { id: first }, 'rrhh');
  expect((await last(id, 'rrhh'))?.replyTo).toMatchObject({ body: '', deleted: true });
  const elsewhere = await world.direct('empleado', 'supervisor');
  const secret = await world.say(elsewhere, 'empleado', 'nadie más lo lee');
  const stolen = { chatId: id, clientId: randomUUID(), body: 'hola', replyToId: secret };
  expect((await server.call(sendMessage, stolen, 'rrhh')).status).toBe(409);
});

test('an answer brings nobody the words from before they came', async () => {
  const id = await world.group('rrhh', ['jefe']);
  const first = await world.say(id, 'rrhh', 'de antes de que vinieras');
  const personIds = [await world.personOf('operario')];
  await world.must(server.call(addMembers, { id, personIds }, 'rrhh'));
  await world.say(id, 'jefe', 'sí', { replyToId: first });
  expect((await last(id, 'operario'))?.replyTo).toMatchObject({ id: first, body: '' });
});
