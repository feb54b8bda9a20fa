import { listMessages, MESSAGE_PAGE } from '@contract/chats/messageAcciones';
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { chatMessage } from '../../db/schema/chats';
import type { Viewer } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { findChat, type OwnChat } from './chatQueries';
import { heardIn } from './heardIn';
import { type MessageRow, messageColumns, presentMessages } from './presentMessages';

interface Stretch {
  rows: MessageRow[];
  /** There is more in that direction. */
  more: boolean;
}

interface Asked {
  db: Db;
  viewer: Viewer;
  own: OwnChat;
}

async function stretch(
  { db, viewer, own }: Asked,
  where: SQL | undefined,
  size: number,
  down: boolean,
): Promise<Stretch> {
  const rows = await db
    .select(messageColumns)
    .from(chatMessage)
    .where(and(heardIn(own, viewer), where))
    .orderBy(down ? desc(chatMessage.id) : asc(chatMessage.id))
    .limit(size + 1);
  const shown = rows.slice(0, size);
  return { rows: down ? shown.reverse() : shown, more: rows.length > size };
}

const older = (asked: Asked, than: number | undefined, size = MESSAGE_PAGE) =>
  stretch(asked, than === undefined ? undefined : sql`${chatMessage.id} < ${than}`, size, true);

const newer = (asked: Asked, from: number, size = MESSAGE_PAGE) =>
  stretch(asked, sql`${chatMessage.id} >= ${from}`, size, false);

export const listMessagesHandler = implement(listMessages, async (input, context) => {
  const { db, viewer } = context;
  const { chatId, before, after, around } = input;
  const own = await findChat(context, chatId);
  const asked = { db, viewer, own };
  const present = async (found: { rows: MessageRow[]; older: boolean; newer: boolean }) => ({
    ...found,
    rows: await presentMessages(db, found.rows),
  });
  if (around !== undefined) {
    const half = MESSAGE_PAGE / 2;
    const [above, below] = await Promise.all([
      older(asked, around, half),
      newer(asked, around, half),
    ]);
    return present({ rows: [...above.rows, ...below.rows], older: above.more, newer: below.more });
  }
  if (after !== undefined) {
    const found = await newer(asked, after + 1);
    return present({ rows: found.rows, older: true, newer: found.more });
  }
  const found = await older(asked, before);
  return present({ rows: found.rows, older: found.more, newer: before !== undefined });
});
