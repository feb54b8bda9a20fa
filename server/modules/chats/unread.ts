import { MOST_UNREAD } from '@contract/chats/chat';
import { unreadLabel } from '@contract/chats/unreadLabel';
import { can } from '@contract/session/can';
import { and, type SQL, sql } from 'drizzle-orm';
import { chat, chatMember } from '../../db/schema/chats';
import type { WaitingPart } from '../../engine/waiting/waitingPart';
import { heardM, mine, ownChats } from './chatScope';

/** Messages of others beyond the pointer of the asker. */
const beyond = (accountId: number): SQL => sql`m.chat_id = ${chat.id} and ${heardM(accountId)}
  and m.id > coalesce(${chatMember.readId}, 0) and m.author_id <> ${accountId} and m.deleted_at is null`;

/** Nothing is kept for each reader: it is reckoned from one pointer, up to a hundred. */
export const unreadOf = (accountId: number) => sql<number>`(select count(*)::int from (
  select from chat_message m where ${beyond(accountId)} limit ${MOST_UNREAD}) unread)`;

/** Conversations in which something waits to be read, but those that were muted. */
export const waitingChats: WaitingPart = async ({ db, viewer }) => {
  if (!can(viewer.roles, 'CHATS')) return [];
  const [row] = await db
    .select({ waiting: sql<number>`count(*)::int` })
    .from(chat)
    .leftJoin(chatMember, mine(viewer))
    .where(
      and(
        ownChats(viewer),
        sql`not coalesce(${chatMember.muted}, false)`,
        sql`exists (select from chat_message m where ${beyond(viewer.accountId)})`,
      ),
    );
  const waiting = row?.waiting ?? 0;
  if (waiting === 0) return [];
  const label = unreadLabel(waiting);
  return [{ module: 'chats', label, waiting, late: 0, path: '/chats' }];
};
