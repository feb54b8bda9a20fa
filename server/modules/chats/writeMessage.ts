import { mentionedIn } from '@contract/chats/mentionText';
import type { sendMessage } from '@contract/chats/messageAcciones';
import type { InputOf, OutputOf } from '@contract/core/accion';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { chatMember, chatMessage, chatMessageFile } from '../../db/schema/chats';
import type { Context } from '../../engine/acciones/context';
import { conflict, forbidden, invalid } from '../../engine/http/fault';
import { callable } from './blocks';
import { whoIsIn } from './chatMembers';
import { holdChat, type OwnChat } from './chatQueries';
import { silenceWords } from './chatRules';
import { hasHeard } from './heardMessage';
import { keepStays } from './keepStays';
import { mentionRefusal } from './mentionRules';
import { standingOf } from './presentChat';
import { pushMessage } from './pushMessage';
import { calledAmong, ringMentioned } from './tellMentioned';

type Written = Omit<InputOf<typeof sendMessage>, 'files'>;
type Attached = Pick<typeof chatMessageFile.$inferInsert, 'hash' | 'name' | 'seconds'>;

const elsewhere = 'Ese mensaje ya se mandó a otra conversación.';

const sameAs = (db: Db, authorId: number, clientId: string) =>
  db
    .select({ id: chatMessage.id, chatId: chatMessage.chatId, sentAt: chatMessage.sentAt })
    .from(chatMessage)
    .where(and(eq(chatMessage.authorId, authorId), eq(chatMessage.clientId, clientId)));

/** An answer is to something that was said in the same conversation while its writer was in it. */
async function requireHeard(context: Context, own: OwnChat, id: number): Promise<void> {
  if (!(await hasHeard(context, own, id))) {
    throw conflict('Ese mensaje ya no está en la conversación.');
  }
}

/** Stores what somebody says, once, and tells those who are in its conversation; `filesOf` is asked where it is new. */
export async function writeMessage(
  context: Context,
  written: Written,
  filesOf: () => Promise<readonly Attached[]>,
): Promise<OutputOf<typeof sendMessage>> {
  const { db, viewer, emit } = context;
  const { chatId, clientId, body, urgent, asksAck, replyToId } = written;
  const authorId = viewer.accountId;
  const own = await holdChat(context, chatId);
  // It came already and its answer was lost: it is there once, and this is what it answered.
  const [known] = await sameAs(db, authorId, clientId);
  if (known && known.chatId !== chatId) throw conflict(elsewhere);
  if (known) return { id: known.id, sentAt: known.sentAt.toISOString() };
  const { actions, silence } = await standingOf(context, own);
  if (silence) throw conflict(silenceWords[silence]);
  if ((urgent || asksAck) && !actions.includes('urgent')) {
    throw forbidden('Tu rol no marca mensajes como urgentes ni pide que los confirmen.');
  }
  if (replyToId !== undefined) await requireHeard(context, own, replyToId);
  const members = await whoIsIn(db, own);
  const refused = mentionRefusal(body, await callable(db, members, authorId));
  if (refused) throw invalid({ body: refused });
  const files = await filesOf();
  const [sent] = await db
    .insert(chatMessage)
    .values({ chatId, authorId, clientId, body, urgent, asksAck, replyToId })
    .onConflictDoNothing()
    .returning({ id: chatMessage.id, sentAt: chatMessage.sentAt });
  if (!sent) throw conflict(elsewhere);
  if (files.length > 0) {
    await db
      .insert(chatMessageFile)
      .values(files.map((file, position) => ({ messageId: sent.id, position, ...file })));
  }
  if (own.chat.kind === 'shift') await keepStays(db, { chatId, messageId: sent.id }, members);
  // The writer has read what came before.
  await db
    .insert(chatMember)
    .values({ chatId, accountId: authorId, readId: sent.id })
    .onConflictDoUpdate({
      target: [chatMember.chatId, chatMember.accountId],
      set: { readId: sql`greatest(${chatMember.readId}, excluded.read_id)` },
    });
  await emit([{ type: 'Message', id: sent.id }], {
    kind: 'accounts',
    ids: members.map(({ accountId }) => accountId),
  });
  const called = calledAmong(members, mentionedIn(body), authorId);
  await ringMentioned(context, own, sent.id, called);
  const calledIds = called.map(({ accountId }) => accountId);
  await pushMessage(context, { chatId, messageId: sent.id, urgent, calledIds }, members);
  return { id: sent.id, sentAt: sent.sentAt.toISOString() };
}
