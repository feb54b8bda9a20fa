import type { ChatKind } from '@contract/chats/chat';
import { and, eq, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { chatReport, chatReportedMessage } from '../../db/schema/chatReports';
import { chat, chatAck, chatMessage, chatMessageFile, chatReaction } from '../../db/schema/chats';
import { figuresAt } from '../../engine/parameters/figuresAt';
import { nowIn } from '../../engine/time/nowIn';
import { DEFAULT_ZONE } from '../../engine/time/zone';

const BATCH = 2000;
const channels: ChatKind[] = ['area', 'shift'];

/** Takes some of the oldest messages away with all that hangs from them; their words are in the index no more. Answers how many. */
async function forgetSome(db: Db, where: SQL | undefined): Promise<number> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: chatMessage.id })
      .from(chatMessage)
      .innerJoin(chat, eq(chat.id, chatMessage.chatId))
      .where(where)
      .orderBy(chatMessage.id)
      .limit(BATCH)
      .for('update', { of: chatMessage });
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return 0;
    for (const part of [chatMessageFile, chatReaction, chatAck]) {
      await tx.delete(part).where(anyOf(part.messageId, ids));
    }
    // An answer stays and says no more what it answered.
    await tx
      .update(chatMessage)
      .set({ replyToId: null })
      .where(inArray(chatMessage.replyToId, ids));
    await tx.delete(chatMessage).where(anyOf(chatMessage.id, ids));
    return ids.length;
  });
}

/** Messages are kept for as long as the organisation says; what nothing holds any more is let go by who cares for files. */
export async function forgetMessages(db: Db, now = nowIn()): Promise<void> {
  const today = now.setZone(DEFAULT_ZONE).toISODate() ?? '';
  const figures = await figuresAt(db, ['chats.keepDays', 'chats.keepChannelDays'], today);
  const kinds: [number | null, SQL | undefined][] = [
    [figures['chats.keepDays'], notInArray(chat.kind, channels)],
    [figures['chats.keepChannelDays'], inArray(chat.kind, channels)],
  ];
  for (const [days, ofKind] of kinds) {
    if (!days) continue;
    const before = now.minus({ days }).toJSDate();
    while ((await forgetSome(db, and(ofKind, lt(chatMessage.sentAt, before)))) === BATCH);
  }
  // Copies are kept no longer than the messages themselves, once their report is closed.
  if (figures['chats.keepDays']) {
    const before = now.minus({ days: figures['chats.keepDays'] }).toJSDate();
    const old = db
      .select({ id: chatReport.id })
      .from(chatReport)
      .where(lt(chatReport.closedAt, before));
    await db.delete(chatReportedMessage).where(inArray(chatReportedMessage.reportId, old));
    await db.delete(chatReport).where(lt(chatReport.closedAt, before));
  }
  // A stretch of a shift of which nothing is kept any more tells nothing.
  await db.execute(sql`delete from chat_stay s where s.until_id is not null and not exists (
    select from chat_message m where m.chat_id = s.chat_id and m.id > s.from_id and m.id <= s.until_id)`);
}
