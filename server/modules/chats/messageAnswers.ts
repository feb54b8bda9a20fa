import type { Message } from '@contract/chats/message';
import { type ReactionKind, reactionKinds } from '@contract/posts/post';
import { asc } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { chatAck, chatReaction } from '../../db/schema/chats';

/** The reactions to some messages, always in the same places. */
export async function reactionsOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(chatReaction)
    .where(anyOf(chatReaction.messageId, [...ids]))
    .orderBy(asc(chatReaction.accountId));
  return (id: number): Message['reactions'] => {
    const ofThis = rows.filter(({ messageId }) => messageId === id);
    const by = (kind: ReactionKind) =>
      ofThis.filter((one) => one.kind === kind).map(({ accountId }) => accountId);
    return reactionKinds
      .map((kind) => ({ kind, accountIds: by(kind) }))
      .filter(({ accountIds }) => accountIds.length > 0);
  };
}

/** The accounts that confirmed some messages. */
export async function acksOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(chatAck)
    .where(anyOf(chatAck.messageId, [...ids]))
    .orderBy(asc(chatAck.confirmedAt), asc(chatAck.accountId));
  return (id: number): number[] =>
    rows.filter(({ messageId }) => messageId === id).map(({ accountId }) => accountId);
}
