import { findMessages, listMessages } from '@contract/chats/messageAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { chatMessage } from '../../db/schema/chats';
import { parameter } from '../../db/schema/settings';
import { nowIn } from '../../engine/time/nowIn';
import { forgetMessages } from './forgetMessages';
import { chatWorld } from './testing/chatWorld';

let server: TestServer;
let world: ReturnType<typeof chatWorld>;
beforeAll(async () => {
  server = await buildServer();
  world = chatWorld(server);
});
afterAll(() => server.close());

test('messages are kept as long as the organisation says, and always where it says nothing', async () => {
  const { db } = server.services.database;
  const id = await world.direct('rrhh', 'jefe');
  const old = await world.say(id, 'rrhh', 'palabra antigua');
  await db
    .update(chatMessage)
    .set({ sentAt: nowIn().minus({ days: 91 }).toJSDate() })
    .where(eq(chatMessage.id, old));
  await world.say(id, 'jefe', 'palabra nueva', { replyToId: old });
  const before = await db.$count(chatMessage);
  await forgetMessages(db);
  expect(await db.$count(chatMessage)).toBe(before);
  await db.update(parameter).set({ value: '90' }).where(eq(parameter.code, 'chats.keepDays'));
  await forgetMessages(db);
  const { rows } = await world.must(server.call(listMessages, { chatId: id }, 'jefe'));
  expect(rows.map(({ body, replyTo }) => [body, replyTo])).toEqual([['palabra nueva', null]]);
  const found = await world.must(server.call(findMessages, { words: 'palabra' }, 'jefe'));
  expect(found.rows.map(({ body }) => body)).toEqual(['palabra nueva']);
});
