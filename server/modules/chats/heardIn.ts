import { and, eq, type SQL, sql } from 'drizzle-orm';
import { chatMessage } from '../../db/schema/chats';
import type { Viewer } from '../../engine/acciones/context';
import type { OwnChat } from './chatQueries';

/** The messages of a conversation that the asker heard. */
export const heardIn = (
  { chat, me }: OwnChat,
  { accountId }: Pick<Viewer, 'accountId'>,
): SQL | undefined =>
  and(
    eq(chatMessage.chatId, chat.id),
    sql`${chatMessage.id} > ${me?.fromId ?? 0}`,
    me?.untilId == null ? undefined : sql`${chatMessage.id} <= ${me.untilId}`,
    chat.kind === 'shift'
      ? sql`exists (select from chat_stay s where s.chat_id = ${chat.id} and s.account_id = ${accountId}
          and ${chatMessage.id} > s.from_id and (s.until_id is null or ${chatMessage.id} <= s.until_id))`
      : undefined,
  );
