import { and, eq } from 'drizzle-orm';
import { chatMessage } from '../../db/schema/chats';
import type { Context } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { findChat, type OwnChat } from './chatQueries';
import { heardIn } from './heardIn';
import { type MessageRow, messageColumns } from './presentMessages';

const noMessage = 'El mensaje no existe o no está a tu alcance.';

export interface HeardMessage {
  row: MessageRow;
  own: OwnChat;
}

/** Whether the asker heard a message of this conversation; any number may be asked about. */
export async function hasHeard(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  own: OwnChat,
  id: number,
): Promise<boolean> {
  const found = await db
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .where(and(eq(chatMessage.id, id), heardIn(own, viewer)));
  return found.length > 0;
}

/** A message that the asker heard, held until the end of the transaction; any other does not exist. */
export async function holdHeard(context: Context, id: number): Promise<HeardMessage> {
  const [row] = await context.db
    .select(messageColumns)
    .from(chatMessage)
    .where(eq(chatMessage.id, id))
    .for('no key update');
  if (!row) throw notFound(noMessage);
  const own = await findChat(context, row.chatId).catch(() => null);
  if (!own || !(await hasHeard(context, own, id))) throw notFound(noMessage);
  return { row, own };
}
