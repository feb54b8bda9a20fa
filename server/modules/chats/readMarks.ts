import { isChannel, MOST_READERS } from '@contract/chats/chat';
import { markChatRead, markChatUnread, muteChat } from '@contract/chats/chatAcciones';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { chatMember } from '../../db/schema/chats';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { findChat, type OwnChat } from './chatQueries';

/** The newest that whoever asks hears, of those until one: a number of another conversation moves nothing. */
const heardUntil = ({ chat, me }: OwnChat, messageId: number) => sql<number>`coalesce((
  select max(m.id) from chat_message m where m.chat_id = ${chat.id} and m.id <= ${messageId}
  and m.id <= coalesce(${me?.untilId ?? null}::int, m.id)), 0)`;

/** The asker's own row is kept so; in a channel it comes with the first thing that it holds. */
async function keep(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  chatId: number,
  set: { readId: SQL<number> } | { muted: boolean },
): Promise<void> {
  await db
    .insert(chatMember)
    .values({ chatId, accountId: viewer.accountId, ...set })
    .onConflictDoUpdate({ target: [chatMember.chatId, chatMember.accountId], set });
}

/** How far somebody read, said to their other screens and, where few talk, to the others. */
async function tellReading({ db, viewer, emit }: Context, { chat }: OwnChat): Promise<void> {
  const { accountId } = viewer;
  await emit([{ type: 'Chat', id: 'LIST' }], { kind: 'accounts', ids: [accountId] });
  const ids = isChannel(chat.kind) ? [] : await fewIn(db, chat.id);
  if (ids.length > 0) await emit([{ type: 'Chat', id: chat.id }], { kind: 'accounts', ids });
}

async function fewIn(db: Db, chatId: number): Promise<number[]> {
  const rows = await db
    .select({ id: chatMember.accountId })
    .from(chatMember)
    .where(and(eq(chatMember.chatId, chatId), isNull(chatMember.untilId)))
    .limit(MOST_READERS + 1);
  return rows.length > MOST_READERS ? [] : rows.map(({ id }) => id);
}

export const markChatReadHandler = implement(markChatRead, async ({ id, messageId }, context) => {
  const { db, viewer } = context;
  const own = await findChat(context, id);
  const until = heardUntil(own, messageId);
  const moved = await db
    .insert(chatMember)
    .values({ chatId: id, accountId: viewer.accountId, readId: until })
    .onConflictDoUpdate({
      target: [chatMember.chatId, chatMember.accountId],
      set: { readId: until },
      // Two screens that read at once, or one that was late: the pointer never goes back by itself.
      setWhere: sql`${chatMember.readId} < excluded.read_id`,
    })
    .returning({ readId: chatMember.readId });
  if (moved.length > 0) await tellReading(context, own);
  return { ok: true as const };
});

export const markChatUnreadHandler = implement(
  markChatUnread,
  async ({ id, messageId }, context) => {
    const own = await findChat(context, id);
    await keep(context, id, { readId: heardUntil(own, messageId - 1) });
    await tellReading(context, own);
    return { ok: true as const };
  },
);

export const muteChatHandler = implement(muteChat, async ({ id, muted }, context) => {
  await findChat(context, id);
  await keep(context, id, { muted });
  const audience = { kind: 'accounts', ids: [context.viewer.accountId] } as const;
  await context.emit(
    [
      { type: 'Chat', id: 'LIST' },
      { type: 'Chat', id },
    ],
    audience,
  );
  return { ok: true as const };
});
