import type { Message } from '@contract/chats/message';
import { can } from '@contract/session/can';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { chat, chatMember, chatMessage, chatMessageFile } from '../../db/schema/chats';
import { storedFile } from '../../db/schema/files';
import { presentFile } from '../../engine/files/presentFile';
import { sameContent } from '../../engine/files/sameContent';
import type { OpensFile } from '../../engine/module';
import { authorRefs } from '../../engine/people/authorRef';
import { heardMessages, mine, ownChats } from './chatScope';
import { plainBodies } from './mentionNames';

/** Enough to know which one it was. */
const QUOTED = 140;

const replied = alias(chatMessage, 'replied');

/** Some who read now came after it: its words are not theirs, and an answer is one for all. */
const beforeSome = sql<boolean>`(exists (select from chat_member m where m.chat_id = replied.chat_id
    and (m.until_id is null or m.until_id > replied.id) and m.from_id >= replied.id)
  or exists (select from chat_stay s where s.chat_id = replied.chat_id and s.from_id >= replied.id))`;

/** The files of some messages, in their order. */
export async function filesOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({
      messageId: chatMessageFile.messageId,
      name: chatMessageFile.name,
      seconds: chatMessageFile.seconds,
      hash: storedFile.hash,
      mime: storedFile.mime,
      previewHash: storedFile.previewHash,
    })
    .from(chatMessageFile)
    .innerJoin(storedFile, eq(storedFile.hash, chatMessageFile.hash))
    .where(anyOf(chatMessageFile.messageId, [...ids]))
    .orderBy(asc(chatMessageFile.position));
  return (id: number): Message['files'] =>
    rows
      .filter(({ messageId }) => messageId === id)
      .map((file) => ({ ...presentFile(file, file.name), seconds: file.seconds }));
}

/** How long the voice of a message is; null where it is none. */
export const voiceOf = (files: Message['files']): number | null => files[0]?.seconds ?? null;

/** The messages that others answer, by number. */
export async function repliedIn(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, NonNullable<Message['replyTo']>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: replied.id,
      authorId: replied.authorId,
      body: replied.body,
      deletedAt: replied.deletedAt,
      beforeSome,
    })
    .from(replied)
    .where(anyOf(replied.id, [...ids]));
  const [authors, files, plain] = await Promise.all([
    authorRefs(
      db,
      rows.map(({ authorId }) => authorId),
    ),
    filesOf(db, ids),
    plainBodies(
      db,
      rows.map(({ body }) => body),
    ),
  ]);
  return new Map(
    rows.map(({ id, authorId, body, deletedAt, beforeSome: hidden }) => [
      id,
      {
        id,
        authorName: authors.get(authorId)?.name ?? '',
        body: hidden ? '' : plain(body).slice(0, QUOTED),
        files: hidden ? 0 : files(id).length,
        voice: hidden ? null : voiceOf(files(id)),
        deleted: deletedAt !== null,
      },
    ]),
  );
}

/** The files of messages, for those who heard them. */
export const messageFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
    if (!can(viewer.roles, 'CHATS') || viewer.viewing) return false;
    const [held] = await db
      .select({ id: chatMessage.id })
      .from(chatMessageFile)
      .innerJoin(storedFile, eq(storedFile.hash, chatMessageFile.hash))
      .innerJoin(chatMessage, eq(chatMessage.id, chatMessageFile.messageId))
      .innerJoin(chat, eq(chat.id, chatMessage.chatId))
      .leftJoin(chatMember, mine(viewer))
      .where(
        and(
          sameContent(hash),
          isNull(chatMessage.deletedAt),
          ownChats(viewer),
          heardMessages(viewer.accountId),
        ),
      )
      .limit(1);
    return held !== undefined;
  },
};
