import { MOST_PINNED } from '@contract/chats/message';
import { listPinnedMessages, pinMessage } from '@contract/chats/messageAnswerAcciones';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { chatMessage } from '../../db/schema/chats';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { whoHears } from './chatMembers';
import { findChat, holdChat } from './chatQueries';
import { heardIn } from './heardIn';
import { holdHeard } from './heardMessage';
import { standingOf } from './presentChat';
import { messageColumns, presentMessages } from './presentMessages';

const pinnedIn = (chatId: number) =>
  and(eq(chatMessage.chatId, chatId), isNotNull(chatMessage.pinnedAt));

export const pinMessageHandler = implement(pinMessage, async ({ id, pinned }, context) => {
  const { db, emit } = context;
  const { row } = await holdHeard(context, id);
  // Two who pin at once are counted one after the other.
  const own = await holdChat(context, row.chatId);
  const { actions } = await standingOf(context, own);
  if (!actions.includes('pin')) throw conflict('Eso lo hace quien cuida la conversación.');
  if (row.deletedAt !== null) throw conflict('El mensaje ya se borró.');
  if ((row.pinnedAt !== null) === pinned) return { ok: true as const };
  if (pinned && (await db.$count(chatMessage, pinnedIn(row.chatId))) >= MOST_PINNED) {
    throw conflict(`Se fijan hasta ${MOST_PINNED} mensajes: dejá de fijar alguno.`);
  }
  await db
    .update(chatMessage)
    .set({ pinnedAt: pinned ? sql`anden_now()` : null })
    .where(eq(chatMessage.id, id));
  const ids = (await whoHears(db, own, id)).map(({ accountId }) => accountId);
  await emit(
    [
      { type: 'Message', id },
      { type: 'Chat', id: row.chatId },
    ],
    { kind: 'accounts', ids },
  );
  return { ok: true as const };
});

export const listPinnedMessagesHandler = implement(
  listPinnedMessages,
  async ({ chatId }, context) => {
    const { db, viewer } = context;
    const own = await findChat(context, chatId);
    const rows = await db
      .select(messageColumns)
      .from(chatMessage)
      .where(and(heardIn(own, viewer), isNotNull(chatMessage.pinnedAt)))
      .orderBy(desc(chatMessage.pinnedAt), desc(chatMessage.id));
    return { rows: await presentMessages(db, rows) };
  },
);
