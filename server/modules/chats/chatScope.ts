import { and, eq, type SQL, sql } from 'drizzle-orm';
import { chat, chatMember, chatMessage } from '../../db/schema/chats';
import type { Viewer } from '../../engine/acciones/context';

type Asking = Pick<Viewer, 'accountId' | 'areaId' | 'siteId'>;

/** The row of whoever asks, joined to a conversation; in a channel there may be none. */
export const mine = ({ accountId }: Pick<Asking, 'accountId'>): SQL | undefined =>
  and(eq(chatMember.chatId, chat.id), eq(chatMember.accountId, accountId));

/**
 * Conversations of whoever asks: those they are or were in, the channel of their area and that of their site, of which they
 * hear what was said while they were at work. Nobody else reads them, whatever their role.
 */
export const ownChats = ({ accountId, areaId, siteId }: Asking): SQL => sql`(${chat.id} in (
    select chat_id from chat_member where account_id = ${accountId}
    union all select id from chat where area_id = ${areaId}::int
    union all select id from chat where site_id = ${siteId}::int)
  and (${chat.kind} <> 'area' or ${chat.areaId} = ${areaId}::int)
  and (${chat.kind} <> 'shift' or ${chat.siteId} = ${siteId}::int))`;

/** A channel of those at work is heard by stretches. */
const stayed = (messageId: SQL, accountId: number): SQL => sql`(${chat.kind} <> 'shift' or exists (
  select from chat_stay s where s.chat_id = ${chat.id} and s.account_id = ${accountId}
  and ${messageId} > s.from_id and (s.until_id is null or ${messageId} <= s.until_id)))`;

/** The messages that were said while the asker was in it, where their row is joined. */
export const heardMessages = (accountId: number): SQL => sql`(
  ${chatMessage.id} > coalesce(${chatMember.fromId}, 0)
  and (${chatMember.untilId} is null or ${chatMessage.id} <= ${chatMember.untilId})
  and ${stayed(sql`${chatMessage.id}`, accountId)})`;

/** The same of a message that a subquery calls `m`. */
export const heardM = (accountId: number): SQL => sql`(m.id > coalesce(${chatMember.fromId}, 0)
  and (${chatMember.untilId} is null or m.id <= ${chatMember.untilId})
  and ${stayed(sql`m.id`, accountId)})`;
