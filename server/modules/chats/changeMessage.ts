import { mentionedIn } from '@contract/chats/mentionText';
import { deleteMessage, editMessage } from '@contract/chats/messageAcciones';
import { eq, sql } from 'drizzle-orm';
import { chatAck, chatMessage, chatMessageFile, chatReaction } from '../../db/schema/chats';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, forbidden, invalid } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { clock } from '../../engine/time/clock';
import { callable } from './blocks';
import { whoHears } from './chatMembers';
import type { OwnChat } from './chatQueries';
import { changeRefusal, silenceWords } from './chatRules';
import { editMinutes } from './editMinutes';
import { type HeardMessage, holdHeard } from './heardMessage';
import { mentionRefusal } from './mentionRules';
import { standingOf } from './presentChat';
import { type MessageRow, presentMessage } from './presentMessages';
import { mentionsChanged } from './tellMentioned';

/** Holds a message of the asker until the end of the transaction. */
async function holdOwn(context: Context, id: number): Promise<HeardMessage> {
  const { row, own } = await holdHeard(context, id);
  if (row.authorId !== context.viewer.accountId) {
    throw forbidden('Solo quien lo escribió cambia un mensaje.');
  }
  if (own.me?.untilId != null) throw conflict(silenceWords.left);
  return { row, own };
}

async function refuseLate({ db, viewer }: Context, row: MessageRow): Promise<void> {
  const why = changeRefusal(row, viewer.accountId, clock.now(), await editMinutes(db));
  if (why) throw conflict(why);
}

interface Change {
  what: 'edited' | 'deleted';
  /** The words that it has now. */
  body: string;
  /** The people who have it before them. */
  hearers: Awaited<ReturnType<typeof whoHears>>;
}

/** To everybody who has it before them. The audit keeps that it changed, and no word of it. */
async function tell(
  context: Context,
  own: OwnChat,
  row: MessageRow,
  { what, body, hearers }: Change,
): Promise<void> {
  const { emit, audit } = context;
  await audit({
    entity: 'message',
    entityId: row.id,
    before: { sentAt: row.sentAt.toISOString() },
    after: { what },
  });
  const ids = hearers.map(({ accountId }) => accountId);
  await emit([{ type: 'Message', id: row.id }], { kind: 'accounts', ids });
  await mentionsChanged(context, own, hearers, { id: row.id, before: row.body, after: body });
}

export const editMessageHandler = implement(editMessage, async ({ id, version, body }, context) => {
  const { db } = context;
  const { row, own } = await holdOwn(context, id);
  await refuseLate(context, row);
  const { silence } = await standingOf(context, own);
  // Other words are as good as a new message.
  if (silence === 'blocked' || silence === 'blocking') throw conflict(silenceWords[silence]);
  if (row.version !== version) throw staleVersion(await presentMessage(db, id), null);
  const hearers = await whoHears(db, own, id);
  const refused = mentionRefusal(
    body,
    await callable(db, hearers, row.authorId),
    mentionedIn(row.body),
  );
  if (refused) throw invalid({ body: refused });
  await db
    .update(chatMessage)
    .set({ body, editedAt: sql`anden_now()`, version: version + 1 })
    .where(eq(chatMessage.id, id));
  await tell(context, own, row, { what: 'edited', body, hearers });
  return presentMessage(db, id);
});

export const deleteMessageHandler = implement(deleteMessage, async ({ id }, context) => {
  const { db } = context;
  const { row, own } = await holdOwn(context, id);
  if (row.deletedAt !== null) return { ok: true as const };
  await refuseLate(context, row);
  await db
    .update(chatMessage)
    .set({ body: '', deletedAt: sql`anden_now()`, pinnedAt: null, version: row.version + 1 })
    .where(eq(chatMessage.id, id));
  // Nothing of it is kept: its files and what others felt go with its words.
  for (const part of [chatMessageFile, chatReaction, chatAck]) {
    await db.delete(part).where(eq(part.messageId, id));
  }
  const hearers = await whoHears(db, own, id);
  await tell(context, own, row, { what: 'deleted', body: '', hearers });
  return { ok: true as const };
});
