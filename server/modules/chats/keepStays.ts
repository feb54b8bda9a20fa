import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { chatStay } from '../../db/schema/chats';

interface Said {
  chatId: number;
  messageId: number;
}

/**
 * Notes who is at work when something is said in their channel: they hear it, and all that follows until a message for which
 * they are not there any more. The conversation is held, so that no two messages note it at once.
 */
export async function keepStays(
  db: Db,
  { chatId, messageId }: Said,
  members: readonly { accountId: number }[],
): Promise<void> {
  const ids = members.map(({ accountId }) => accountId);
  await db
    .update(chatStay)
    .set({ untilId: messageId - 1 })
    .where(
      and(
        eq(chatStay.chatId, chatId),
        isNull(chatStay.untilId),
        sql`not ${chatStay.accountId} = any(${sql.param(ids)}::int[])`,
      ),
    );
  if (ids.length === 0) return;
  await db
    .insert(chatStay)
    .values(ids.map((accountId) => ({ chatId, accountId, fromId: messageId - 1 })))
    .onConflictDoNothing();
}
