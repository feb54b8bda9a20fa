import { and, eq, type SQL, sql } from 'drizzle-orm';
import { chatMessage } from '../../db/schema/chats';
import type { OwnChat } from './chatQueries';

/** The messages of a conversation that the asker heard. */
export const heardIn = ({ chat, me }: OwnChat): SQL | undefined =>
  and(
    eq(chatMessage.chatId, chat.id),
    sql`${chatMessage.id} > ${me?.fromId ?? 0}`,
    me?.untilId == null ? undefined : sql`${chatMessage.id} <= ${me.untilId}`,
  );
