import { and, eq, type SQL, sql } from 'drizzle-orm';
import { chat, chatMember, chatMessage } from '../../db/schema/chats';
import type { Viewer } from '../../engine/acciones/context';

type Asking = Pick<Viewer, 'accountId' | 'areaId'>;

/** The row of whoever asks, joined to a conversation; in a channel there may be none. */
export const mine = ({ accountId }: Asking): SQL | undefined =>
  and(eq(chatMember.chatId, chat.id), eq(chatMember.accountId, accountId));

/** Conversations of whoever asks: those they are or were in, and the channel of their area. Nobody else reads them, whatever their role. */
export const ownChats = ({ accountId, areaId }: Asking): SQL => sql`(${chat.id} in (
    select chat_id from chat_member where account_id = ${accountId}
    union all select id from chat where area_id = ${areaId}::int)
  and (${chat.kind} <> 'area' or ${chat.areaId} = ${areaId}::int))`;

/** The messages that were said while the asker was in it, where their row is joined. */
export const heardMessages: SQL = sql`(${chatMessage.id} > coalesce(${chatMember.fromId}, 0)
  and (${chatMember.untilId} is null or ${chatMessage.id} <= ${chatMember.untilId}))`;

/** The same of a message that a subquery calls `m`. */
export const heardM: SQL = sql`(m.id > coalesce(${chatMember.fromId}, 0)
  and (${chatMember.untilId} is null or m.id <= ${chatMember.untilId}))`;
