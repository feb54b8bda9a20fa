import type { Message } from '@contract/chats/message';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { chatMessage } from '../../db/schema/chats';
import type { LivePart } from '../../engine/events/livePart';
import { authorRefs } from '../../engine/people/authorRef';
import { mentionsOf } from './mentionNames';
import { acksOf, reactionsOf } from './messageAnswers';
import { filesOf, repliedIn } from './messageParts';

export type MessageRow = Omit<typeof chatMessage.$inferSelect, 'words'>;

/** All columns but the words, which are for the index alone. */
export const messageColumns = {
  id: chatMessage.id,
  chatId: chatMessage.chatId,
  authorId: chatMessage.authorId,
  clientId: chatMessage.clientId,
  body: chatMessage.body,
  urgent: chatMessage.urgent,
  replyToId: chatMessage.replyToId,
  asksAck: chatMessage.asksAck,
  pinnedAt: chatMessage.pinnedAt,
  sentAt: chatMessage.sentAt,
  editedAt: chatMessage.editedAt,
  deletedAt: chatMessage.deletedAt,
  version: chatMessage.version,
};

/** Messages as everybody in their conversation sees them. */
export async function presentMessages(db: Db, rows: readonly MessageRow[]): Promise<Message[]> {
  const ids = rows.map((row) => row.id);
  const [authors, files, replied, reactions, acks, mentions] = await Promise.all([
    authorRefs(
      db,
      rows.map(({ authorId }) => authorId),
    ),
    filesOf(db, ids),
    repliedIn(
      db,
      rows.flatMap(({ replyToId }) => replyToId ?? []),
    ),
    reactionsOf(db, ids),
    acksOf(db, ids),
    mentionsOf(
      db,
      rows.map(({ body }) => body),
    ),
  ]);
  return rows.flatMap((row) => {
    const author = authors.get(row.authorId);
    if (!author) return [];
    const { id, version, chatId, authorId, clientId, body, urgent } = row;
    return [
      {
        ...{ id, version, chatId, authorId, author, clientId, body, urgent },
        mentions: mentions(body),
        files: files(id),
        replyTo: replied.get(row.replyToId ?? 0) ?? null,
        reactions: reactions(id),
        asksAck: row.asksAck,
        pinned: row.pinnedAt !== null,
        acks: acks(id),
        sentAt: row.sentAt.toISOString(),
        editedAt: row.editedAt?.toISOString() ?? null,
        deleted: row.deletedAt !== null,
      },
    ];
  });
}

export async function presentMessage(db: Db, id: number): Promise<Message> {
  const rows = await db
    .select(messageColumns)
    .from(chatMessage)
    .where(anyOf(chatMessage.id, [id]));
  const [presented] = await presentMessages(db, rows);
  if (!presented) throw new Error(`message ${id} vanished while it was presented`);
  return presented;
}

/** A message goes to the open pages as it is when they are told: what was deleted meanwhile brings no words. */
export const liveMessages: LivePart = {
  tag: 'Message',
  load: async (db, ids) => {
    const rows = await db
      .select(messageColumns)
      .from(chatMessage)
      .where(anyOf(chatMessage.id, [...ids]));
    return new Map((await presentMessages(db, rows)).map((message) => [message.id, message]));
  },
};
