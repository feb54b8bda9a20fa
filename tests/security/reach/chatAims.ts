import { randomUUID } from 'node:crypto';
import type { AccionKey } from '@contract/registry';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/Db';
import { chat, chatMember, chatMessage } from '../../../server/db/schema/chats';
import { account } from '../../../server/db/schema/session';
import type { Aim, Asking, Fields, Outcome, Somebody } from './aim';

/** Stale everywhere: whoever is in the group hears of the conflict, and nothing changes. */
const version = 999_999;

/** Finds an account that is neither of them. */
async function anyoneElse(db: Db, ids: readonly number[]): Promise<number> {
  const [found] = await db
    .select({ id: account.id })
    .from(account)
    .where(sql`not ${account.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(account.id)
    .limit(1);
  return found?.id ?? 0;
}

/** A group of theirs with one more, in which they said something. */
async function talked(db: Db, { accountId }: Somebody, { accountId: asks }: Asking) {
  const other = await anyoneElse(db, [accountId, asks]);
  const [made] = await db.insert(chat).values({ kind: 'group', name: 'De prueba' }).returning();
  const chatId = made?.id ?? 0;
  await db.insert(chatMember).values([
    { chatId, accountId, owner: true },
    { chatId, accountId: other },
  ]);
  const [said] = await db
    .insert(chatMessage)
    .values({ chatId, authorId: accountId, clientId: randomUUID(), body: 'Hola', asksAck: true })
    .returning({ id: chatMessage.id });
  return { chatId, messageId: said?.id ?? 0, other };
}

type Talk = Awaited<ReturnType<typeof talked>>;

/** Conversations are of those who are in them: whatever a role reaches, the others find nothing. */
const members = ({ accountId }: Asking, theirs: Somebody): Outcome =>
  accountId === theirs.accountId ? 'reached' : 'hidden';

const talk = (input: (talk: Talk) => Fields): Aim => ({
  at: async (db, theirs, asking) => input(await talked(db, theirs, asking)),
  expect: members,
});

const ofChat = (more: Fields = {}) => talk(({ chatId }) => ({ id: chatId, ...more }));

export const chatAims = {
  getChat: ofChat(),
  listMentionable: ofChat({ words: '' }),
  renameGroup: ofChat({ version, name: 'Otro nombre' }),
  removeMember: talk(({ chatId, other }) => ({ id: chatId, accountId: other })),
  addMembers: {
    at: async (db, theirs, asking) => ({
      id: (await talked(db, theirs, asking)).chatId,
      personIds: [asking.personId],
    }),
    expect: members,
  },
  blockPerson: ofChat({ blocked: true }),
  reportMessages: talk(({ chatId, messageId }) => ({
    chatId,
    messageIds: [messageId],
    reason: 'Me trató mal delante de todos.',
  })),
  leaveGroup: ofChat(),
  muteChat: ofChat({ muted: true }),
  tellTyping: ofChat(),
  markChatRead: talk(({ chatId, messageId }) => ({ id: chatId, messageId })),
  markChatUnread: talk(({ chatId, messageId }) => ({ id: chatId, messageId })),
  listMessages: talk(({ chatId }) => ({ chatId })),
  sendMessage: talk(({ chatId }) => ({ chatId, clientId: randomUUID(), body: 'Hola' })),
  editMessage: talk(({ messageId }) => ({ id: messageId, version, body: 'Otra cosa' })),
  reactToMessage: talk(({ messageId }) => ({ id: messageId, reaction: 'like' })),
  acknowledgeMessage: talk(({ messageId }) => ({ id: messageId })),
  listAcknowledgements: talk(({ messageId }) => ({ id: messageId })),
  pinMessage: talk(({ messageId }) => ({ id: messageId, pinned: true })),
  listPinnedMessages: talk(({ chatId }) => ({ chatId })),
  deleteMessage: talk(({ messageId }) => ({ id: messageId })),
  findMessages: {
    ...talk(({ chatId }) => ({ words: 'hola', chatId })),
    found: (body) => (body as { rows: unknown[] }).rows.length > 0,
  },
} satisfies Partial<Record<AccionKey, Aim>>;
