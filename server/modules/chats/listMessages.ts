import { listMessages, MESSAGE_PAGE } from '@contract/chats/messageAcciones';
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { chatMessage } from '../../db/schema/chats';
import { implement } from '../../engine/acciones/implement';
import { findChat, type OwnChat } from './chatQueries';
import { heardIn } from './heardIn';
import { type MessageRow, messageColumns, presentMessages } from './presentMessages';

interface Stretch {
  rows: MessageRow[];
  /** There is more in that direction. */
  more: boolean;
}

async function stretch(
  db: Db,
  own: OwnChat,
  where: SQL | undefined,
  size: number,
  down: boolean,
): Promise<Stretch> {
  const rows = await db
    .select(messageColumns)
    .from(chatMessage)
    .where(and(heardIn(own), where))
    .orderBy(down ? desc(chatMessage.id) : asc(chatMessage.id))
    .limit(size + 1);
  const shown = rows.slice(0, size);
  return { rows: down ? shown.reverse() : shown, more: rows.length > size };
}

const older = (db: Db, own: OwnChat, than: number | undefined, size = MESSAGE_PAGE) =>
  stretch(db, own, than === undefined ? undefined : sql`${chatMessage.id} < ${than}`, size, true);

const newer = (db: Db, own: OwnChat, from: number, size = MESSAGE_PAGE) =>
  stretch(db, own, sql`${chatMessage.id} >= ${from}`, size, false);

export const listMessagesHandler = implement(listMessages, async (input, context) => {
  const { db } = context;
  const { chatId, before, after, around } = input;
  const own = await findChat(context, chatId);
  const present = async (found: { rows: MessageRow[]; older: boolean; newer: boolean }) => ({
    ...found,
    rows: await presentMessages(db, found.rows),
  });
  if (around !== undefined) {
    const half = MESSAGE_PAGE / 2;
    const [above, below] = await Promise.all([
      older(db, own, around, half),
      newer(db, own, around, half),
    ]);
    return present({ rows: [...above.rows, ...below.rows], older: above.more, newer: below.more });
  }
  if (after !== undefined) {
    const found = await newer(db, own, after + 1);
    return present({ rows: found.rows, older: true, newer: found.more });
  }
  const found = await older(db, own, before);
  return present({ rows: found.rows, older: found.more, newer: before !== undefined });
});
