import { randomUUID } from 'node:crypto';
import { startView } from '@contract/admin/roleAcciones';
import {
  listChats,
  markChatRead,
  markChatUnread,
  openDirectChat,
} from '@contract/chats/chatAcciones';
import {
  deleteMessage,
  editMessage,
  listMessages,
  sendMessage,
} from '@contract/chats/messageAcciones';
import { countWaiting } from '@contract/summary/summaryAcciones';
import { eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { auditEntry } from '../../db/schema/audit';
import { chatMessage } from '../../db/schema/chats';
import { chatWorld } from './testing/chatWorld';

let server: TestServer;
let world: ReturnType<typeof chatWorld>;
beforeAll(async () => {
  server = await buildServer();
  world = chatWorld(server);
});
afterAll(() => server.close());

test('two who write to each other at the same moment have one conversation', async () => {
  const [one, other] = await Promise.all([
    world.direct('operario', 'sueldos'),
    world.direct('sueldos', 'operario'),
  ]);
  expect(one).toBe(other);
  await world.say(one, 'operario', 'Hola');
  expect((await world.see(one, 'sueldos')).members.length).toBe(2);
});

test('sent twice is there once, also at the same moment and after its answer was lost', async () => {
  const id = await world.direct('operario', 'rrhh');
  const clientId = randomUUID();
  const input = { chatId: id, clientId, body: 'Una sola vez' };
  const send = (key?: string) =>
    server.call(sendMessage, input, 'operario', key ? { 'idempotency-key': key } : {});
  const answers = await Promise.all([send(), send(), send(randomUUID())]);
  const later = await send(randomUUID());
  const ids = [...answers, later].map(({ status, body }) => [status, body.id]);
  expect(new Set(ids.map(String)).size).toBe(1);
  expect(await world.bodies(id, 'rrhh')).toEqual(['Una sola vez']);
});

test('many who write at once: nobody is lost, and each reads the same order', async () => {
  const id = await world.group('rrhh', ['supervisor', 'jefe']);
  const people = ['rrhh', 'supervisor', 'jefe'];
  await Promise.all(
    Array.from({ length: 24 }, (_, at) => world.say(id, people[at % 3] ?? '', `n${at}`)),
  );
  const [mine, theirs] = await Promise.all([world.bodies(id, 'rrhh'), world.bodies(id, 'jefe')]);
  expect(mine).toEqual(theirs);
  expect([...mine].sort()).toEqual(Array.from({ length: 24 }, (_, at) => `n${at}`).sort());
});

test('a picture of a word is kept as it was written, and too much is refused', async () => {
  const id = await world.direct('operario', 'rrhh');
  await world.say(id, 'operario', '  👩🏽‍🔧 ¡listo! 🎉\nsegunda línea  ');
  expect((await world.bodies(id, 'rrhh')).at(-1)).toBe('👩🏽‍🔧 ¡listo! 🎉\nsegunda línea');
  const long = { chatId: id, clientId: randomUUID(), body: 'x'.repeat(4001) };
  expect((await server.call(sendMessage, long, 'operario')).status).toBe(422);
  const empty = { ...long, clientId: randomUUID(), body: ' \n ' };
  expect((await server.call(sendMessage, empty, 'operario')).error.fields).toHaveProperty('body');
});

test('unread is what others said beyond a pointer that only goes forward, unless one says so', async () => {
  const id = await world.direct('jefe', 'sueldos');
  const first = await world.say(id, 'jefe', 'uno');
  await world.say(id, 'jefe', 'dos');
  const third = await world.say(id, 'jefe', 'tres');
  const unread = async () => (await world.row(id, 'sueldos'))?.unread;
  expect(await unread()).toBe(3);
  expect((await world.row(id, 'jefe'))?.unread).toBe(0);
  const read = (messageId: number) => server.call(markChatRead, { id, messageId }, 'sueldos');
  await read(third);
  // A screen that was late.
  await read(first);
  expect(await unread()).toBe(0);
  const before = await world.row(id, 'sueldos');
  await server.call(markChatUnread, { id, messageId: third }, 'sueldos');
  expect([before?.unread, await unread()]).toEqual([0, 1]);
  // A number from elsewhere moves nothing beyond what was said here.
  await read(2_000_000_000);
  await world.say(id, 'jefe', 'cuatro');
  expect(await unread()).toBe(1);
});

test('what waits to be read is told with all that waits, but for what was muted', async () => {
  const waiting = async () => {
    const { body } = await server.call(countWaiting, {}, 'sueldos');
    return body.rows.find(({ module }) => module === 'chats')?.waiting ?? 0;
  };
  const id = await world.direct('operario', 'sueldos');
  const newest = await world.say(id, 'sueldos', 'ya leí');
  const before = await waiting();
  await world.say(id, 'operario', 'algo nuevo');
  expect(await waiting()).toBe(before + 1);
  await server.call(markChatRead, { id, messageId: newest + 1000 }, 'sueldos');
  expect(await waiting()).toBe(before);
});

test('history comes by stretches, each after the other, and around what was found', async () => {
  const id = await world.direct('supervisor', 'sueldos');
  for (let at = 0; at < 95; at += 1) await world.say(id, 'supervisor', `n${at}`);
  const page = (more: object) =>
    world.must(server.call(listMessages, { chatId: id, ...more }, 'sueldos'));
  const read: string[] = [];
  let from: { before?: number } = {};
  for (;;) {
    const { rows, older } = await page(from);
    read.unshift(...rows.map(({ body }) => body));
    if (!older) break;
    from = { before: rows[0]?.id ?? 0 };
  }
  expect(read).toEqual(Array.from({ length: 95 }, (_, at) => `n${at}`));
  const middle = (await page({})).rows[0]?.id ?? 0;
  const around = await page({ around: middle });
  expect(around.rows.map(({ id: one }) => one)).toContain(middle);
  expect([around.older, around.newer]).toEqual([true, true]);
  const after = await page({ after: around.rows.at(-1)?.id ?? 0 });
  expect(after.newer).toBe(false);
});

test('what one said is found by the beginning of its words, without accents, and in one’s own conversations alone', async () => {
  const id = await world.direct('empleado', 'rrhh');
  await world.say(id, 'empleado', 'El camión llegó a Ñandubay con 12 cajas');
  expect(await world.find('cami llego', 'rrhh')).toHaveLength(1);
  expect(await world.find('CAMIÓN nandu', 'empleado', { chatId: id })).toHaveLength(1);
  expect(await world.find('amion', 'rrhh')).toEqual([]);
  expect(await world.find('camion', 'jefe')).toEqual([]);
  expect(await world.find("'); drop table chat; --", 'rrhh')).toEqual([]);
  expect(await world.find(`chat${id}`, 'jefe')).toEqual([]);
  const me = (await server.sessionOf('rrhh')).id;
  expect(await world.find('camion', 'rrhh', { authorId: me })).toEqual([]);
  expect(
    await world.find('camion', 'rrhh', { desde: '2026-11-23', hasta: '2026-11-23' }),
  ).toHaveLength(1);
  expect(await world.find('camion', 'rrhh', { hasta: '2026-11-22' })).toEqual([]);
});

test('a deleted message leaves no word: not in the conversation, the list, the search, the table or the audit', async () => {
  const id = await world.direct('empleado', 'rrhh');
  const messageId = await world.say(id, 'empleado', 'secretísimo 4417');
  expect((await world.row(id, 'rrhh'))?.last?.body).toBe('secretísimo 4417');
  await server.call(deleteMessage, { id: messageId }, 'empleado');
  await server.call(deleteMessage, { id: messageId }, 'empleado');
  expect(await world.find('secretisimo', 'rrhh')).toEqual([]);
  expect((await world.row(id, 'rrhh'))?.last).toMatchObject({ body: '', deleted: true });
  const { db } = server.services.database;
  const [stored] = await db.select().from(chatMessage).where(eq(chatMessage.id, messageId));
  expect(JSON.stringify(stored)).not.toMatch(/secret|4417/);
  const told = await db
    .select()
    .from(auditEntry)
    .where(sql`${auditEntry.before}::text || ${auditEntry.after}::text ilike '%4417%'`);
  expect(told).toEqual([]);
});

test('one’s own is corrected for half an hour, over what one saw, and by nobody else', async () => {
  const id = await world.direct('empleado', 'supervisor');
  const messageId = await world.say(id, 'empleado', 'Nos vemos a las dies');
  const edit = (version: number, body: string, as = 'empleado') =>
    server.call(editMessage, { id: messageId, version, body }, as);
  expect((await edit(1, 'ajeno', 'supervisor')).status).toBe(403);
  const [one, other] = await Promise.all([edit(1, 'a las diez'), edit(1, 'a las once')]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  const stale = one.status === 409 ? one : other;
  expect(stale.error.code).toBe('conflicto_version');
  expect((await world.row(id, 'supervisor'))?.last?.body).toMatch(/^a las/);
  await server.travel({ minutes: 31 });
  const late = await edit(2, 'tarde');
  expect([late.status, late.error.message]).toEqual([409, expect.stringContaining('30 minutos')]);
  expect((await server.call(deleteMessage, { id: messageId }, 'empleado')).status).toBe(409);
});

test('nobody writes to themselves, nor to who has no messages', async () => {
  const to = async (username: string) =>
    server.call(openDirectChat, { personId: await world.personOf(username) }, 'empleado');
  expect((await to('empleado')).status).toBe(409);
  expect((await to('admin')).error.message).toContain('no tiene mensajes');
});

test('“ver como” sees no conversation, whoever it sees as', async () => {
  const personId = await world.personOf('empleado');
  const { body } = await server.call(
    startView,
    { kind: 'person', id: personId, from: '/users' },
    'admin',
  );
  const view = { id: body.id, JWT: body.JWT };
  const answer = await server.call(listChats, {}, view);
  expect([answer.status, answer.error.code]).toEqual([403, 'oculto']);
});
