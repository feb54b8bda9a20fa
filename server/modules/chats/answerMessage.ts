import {
  acknowledgeMessage,
  listAcknowledgements,
  reactToMessage,
} from '@contract/chats/messageAnswerAcciones';
import { and, eq } from 'drizzle-orm';
import { chatAck, chatReaction } from '../../db/schema/chats';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { authorRefs } from '../../engine/people/authorRef';
import { whoHears } from './chatMembers';
import { silenceWords } from './chatRules';
import { type HeardMessage, holdHeard } from './heardMessage';
import { standingOf } from './presentChat';

/** A message that the asker may answer without words: also in a channel in which they do not write. */
async function holdToAnswer(context: Context, id: number): Promise<HeardMessage> {
  const found = await holdHeard(context, id);
  const { row, own } = found;
  if (row.deletedAt !== null) throw conflict('El mensaje ya se borró.');
  const { silence } = await standingOf(context, own);
  if (silence !== null && silence !== 'readOnly') throw conflict(silenceWords[silence]);
  return found;
}

async function tell({ db, emit }: Context, { row, own }: HeardMessage): Promise<void> {
  const ids = (await whoHears(db, own, row.id)).map(({ accountId }) => accountId);
  await emit([{ type: 'Message', id: row.id }], { kind: 'accounts', ids });
}

export const reactToMessageHandler = implement(
  reactToMessage,
  async ({ id, reaction }, context) => {
    const { db, viewer } = context;
    const found = await holdToAnswer(context, id);
    const { accountId } = viewer;
    if (reaction === null) {
      await db
        .delete(chatReaction)
        .where(and(eq(chatReaction.messageId, id), eq(chatReaction.accountId, accountId)));
    } else {
      await db
        .insert(chatReaction)
        .values({ messageId: id, accountId, kind: reaction })
        .onConflictDoUpdate({
          target: [chatReaction.messageId, chatReaction.accountId],
          set: { kind: reaction },
        });
    }
    await tell(context, found);
    return { ok: true as const };
  },
);

export const acknowledgeMessageHandler = implement(acknowledgeMessage, async ({ id }, context) => {
  const { db, viewer } = context;
  const found = await holdToAnswer(context, id);
  const { asksAck, authorId } = found.row;
  if (!asksAck || authorId === viewer.accountId) {
    throw conflict('Ese mensaje no pide que lo confirmes.');
  }
  await db
    .insert(chatAck)
    .values({ messageId: id, accountId: viewer.accountId })
    .onConflictDoNothing();
  await tell(context, found);
  return { ok: true as const };
});

export const listAcknowledgementsHandler = implement(
  listAcknowledgements,
  async ({ id }, context) => {
    const { db, viewer } = context;
    const { row, own } = await holdHeard(context, id);
    if (row.authorId !== viewer.accountId || !row.asksAck) {
      throw notFound('Ese mensaje no es tuyo o no pide que lo confirmen.');
    }
    const [acks, members] = await Promise.all([
      db.select().from(chatAck).where(eq(chatAck.messageId, id)),
      whoHears(db, own, id),
    ]);
    const confirmed = new Set(acks.map(({ accountId }) => accountId));
    const asked = members.map(({ accountId }) => accountId).filter((one) => one !== row.authorId);
    const people = await authorRefs(db, [...asked, ...confirmed]);
    const refs = (ids: readonly number[]) =>
      ids
        .flatMap((one) => people.get(one) ?? [])
        .sort((one, other) => one.name.localeCompare(other.name, 'es'));
    return {
      confirmed: refs([...confirmed]),
      missing: refs(asked.filter((one) => !confirmed.has(one))),
    };
  },
);
