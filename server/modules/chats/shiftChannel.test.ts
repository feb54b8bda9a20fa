import { randomUUID } from 'node:crypto';
import { getChat, listMentionable } from '@contract/chats/chatAcciones';
import { listMessages, sendMessage } from '@contract/chats/messageAcciones';
import { reactToMessage } from '@contract/chats/messageAnswerAcciones';
import { and, eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { chat } from '../../db/schema/chats';
import { punch } from '../../db/schema/markings';
import { person } from '../../db/schema/organisation';
import { plannedShift, shift } from '../../db/schema/schedules';
import { clock } from '../../engine/time/clock';
import { todayAt } from '../../engine/time/todayAt';
import { silenceWords } from './chatRules';
import { chatWorld } from './testing/chatWorld';

let server: TestServer;
let world: ReturnType<typeof chatWorld>;
let siteId: number;
let chatId: number;
beforeAll(async () => {
  server = await buildServer();
  world = chatWorld(server);
  const { db } = server.services.database;
  const [boss] = await db
    .select()
    .from(person)
    .where(eq(person.id, await world.personOf('jefe')));
  siteId = boss?.siteId ?? 0;
  const [channel] = await db
    .select({ id: chat.id })
    .from(chat)
    .where(and(eq(chat.kind, 'shift'), eq(chat.siteId, siteId)));
  chatId = channel?.id ?? 0;
});
afterAll(() => server.close());

const HOUR = 3_600_000;

/** Their only shift, between two hours from now; nothing of it was punched. */
async function works(username: string, from: number, to: number) {
  const { db } = server.services.database;
  const personId = await world.personOf(username);
  const [kind] = await db.select().from(shift).where(eq(shift.kind, 'worked')).limit(1);
  if (!kind) throw new Error('the demo has no shift');
  await db.delete(plannedShift).where(eq(plannedShift.personId, personId));
  await db.update(punch).set({ counts: 'rejected' }).where(eq(punch.personId, personId));
  const now = clock.now();
  const { breakKind, breakMinutes, toleranceIn, toleranceOut, paid, night } = kind;
  await db.insert(plannedShift).values({
    ...{ personId, shiftId: kind.id, day: await todayAt(db, siteId) },
    ...{ breakKind, breakMinutes, toleranceIn, toleranceOut, paid, night, publishedAt: now },
    startsAt: new Date(now.getTime() + from * HOUR),
    endsAt: new Date(now.getTime() + to * HOUR),
  });
}

const tries = (as: string, body = 'Hola') =>
  server.call(sendMessage, { chatId, clientId: randomUUID(), body }, as);

test('only those at work at a moment read what is said at it, then and later', async () => {
  await works('jefe', -1, 9);
  await works('operario', -1, 1);
  const first = await world.say(chatId, 'jefe', 'Llegó el camión');
  expect(await world.bodies(chatId, 'operario')).toEqual(['Llegó el camión']);
  expect((await world.row(chatId, 'operario'))?.unread).toBe(1);

  await server.travel({ hours: 2 });
  const second = await world.say(chatId, 'jefe', 'Se fue el camión');
  expect(await world.bodies(chatId, 'operario')).toEqual(['Llegó el camión']);
  expect((await world.row(chatId, 'operario'))?.last?.id).toBe(first);
  expect(await world.find('camión', 'operario', { chatId })).toEqual(['Llegó el camión']);
  const unheard = await server.call(reactToMessage, { id: second, reaction: 'like' }, 'operario');
  expect(unheard.status).toBe(404);
  const around = { chatId, around: second };
  const { body } = await server.call(listMessages, around, 'operario');
  expect(body.rows.map(({ id }) => id)).toEqual([first]);

  // A new shift begins to hear at its first message.
  await works('operario', -1, 3);
  await world.say(chatId, 'jefe', 'Viene otro', { replyToId: second });
  expect(await world.bodies(chatId, 'operario')).toEqual(['Llegó el camión', 'Viene otro']);
  const rows = (await world.must(server.call(listMessages, { chatId }, 'operario'))).rows;
  expect(rows.at(-1)?.replyTo).toMatchObject({ id: second, body: '' });
});

test('outside of the shift nobody writes in it, nor learns who is there', async () => {
  await works('jefe', -1, 9);
  await works('operario', 2, 4);
  const refused = await tries('operario');
  expect([refused.status, refused.error.message]).toEqual([409, silenceWords.offShift]);
  expect(await world.see(chatId, 'operario')).toMatchObject({
    ...{ kind: 'shift', name: 'Quién está ahora', silence: 'offShift', memberCount: 0 },
    members: [],
  });
  const offered = await server.call(listMentionable, { id: chatId, words: '' }, 'operario');
  expect(offered.body.rows).toEqual([]);
  expect((await world.see(chatId, 'jefe')).memberCount).toBeGreaterThan(0);
});

test('the channel of a site does not exist for the people of another, whatever their role', async () => {
  for (const as of ['supervisor', 'admin', 'rrhh']) {
    const own = await server.call(getChat, { id: chatId }, as);
    expect([as, own.status]).toEqual([as, as === 'admin' ? 403 : 404]);
  }
});
