import { deleteMessage, editMessage } from '@contract/chats/messageAcciones';
import { eq, sql } from 'drizzle-orm';
import { chatMessage, chatMessageFile } from '../../db/schema/chats';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, forbidden, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { clock } from '../../engine/time/clock';
import { whoIsIn } from './chatMembers';
import { findChat, type OwnChat } from './chatQueries';
import { changeRefusal } from './chatRules';
import { editMinutes } from './editMinutes';
import { type MessageRow, messageColumns, presentMessage } from './presentMessages';

const noMessage = 'El mensaje no existe o no está a tu alcance.';

const heard = ({ me }: OwnChat, id: number): boolean =>
  id > (me?.fromId ?? 0) && (me?.untilId == null || id <= me.untilId);

/** Holds a message of the asker until the end of the transaction; a message that they did not hear does not exist for them. */
async function holdMessage(
  context: Context,
  id: number,
): Promise<{ row: MessageRow; own: OwnChat }> {
  const { db, viewer } = context;
  const [row] = await db
    .select(messageColumns)
    .from(chatMessage)
    .where(eq(chatMessage.id, id))
    .for('no key update');
  if (!row) throw notFound(noMessage);
  const own = await findChat(context, row.chatId).catch(() => null);
  if (!own || !heard(own, id)) throw notFound(noMessage);
  if (row.authorId !== viewer.accountId) {
    throw forbidden('Solo quien lo escribió cambia un mensaje.');
  }
  if (own.me?.untilId != null) throw conflict('Ya no estás en este grupo.');
  return { row, own };
}

async function refuseLate({ db, viewer }: Context, row: MessageRow): Promise<void> {
  const why = changeRefusal(row, viewer.accountId, clock.now(), await editMinutes(db));
  if (why) throw conflict(why);
}

/** To everybody who has it before them. The audit keeps that it changed, and no word of it. */
async function tell(context: Context, own: OwnChat, row: MessageRow, what: 'edited' | 'deleted') {
  const { db, emit, audit } = context;
  await audit({
    entity: 'message',
    entityId: row.id,
    before: { sentAt: row.sentAt.toISOString() },
    after: { what },
  });
  const ids = (await whoIsIn(db, own)).map(({ accountId }) => accountId);
  await emit([{ type: 'Message', id: row.id }], { kind: 'accounts', ids });
}

export const editMessageHandler = implement(editMessage, async ({ id, version, body }, context) => {
  const { db } = context;
  const { row, own } = await holdMessage(context, id);
  await refuseLate(context, row);
  if (row.version !== version) throw staleVersion(await presentMessage(db, id), null);
  await db
    .update(chatMessage)
    .set({ body, editedAt: sql`anden_now()`, version: version + 1 })
    .where(eq(chatMessage.id, id));
  await tell(context, own, row, 'edited');
  return presentMessage(db, id);
});

export const deleteMessageHandler = implement(deleteMessage, async ({ id }, context) => {
  const { db } = context;
  const { row, own } = await holdMessage(context, id);
  if (row.deletedAt !== null) return { ok: true as const };
  await refuseLate(context, row);
  await db
    .update(chatMessage)
    .set({ body: '', deletedAt: sql`anden_now()`, version: row.version + 1 })
    .where(eq(chatMessage.id, id));
  // Nothing of it is kept: its files go with its words.
  await db.delete(chatMessageFile).where(eq(chatMessageFile.messageId, id));
  await tell(context, own, row, 'deleted');
  return { ok: true as const };
});
