import { listChats } from '@contract/chats/chatAcciones';
import type { OutputOf } from '@contract/core/accion';
import { eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { chat, chatMember, chatMessage } from '../../db/schema/chats';
import { area } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { authorRefs } from '../../engine/people/authorRef';
import { heardM, mine, ownChats } from './chatScope';
import { plainBodies } from './mentionNames';
import { filesOf, voiceOf } from './messageParts';
import { nameOf } from './presentChat';
import { unreadOf } from './unread';

type Row = OutputOf<typeof listChats>['rows'][number];

/** The older ones are found by searching. */
const SHOWN = 300;

const lastOf = (accountId: number) => sql<number | null>`(
  select m.id from chat_message m where m.chat_id = ${chat.id} and ${heardM(accountId)}
  order by m.id desc limit 1)`;

const otherOf = (accountId: number) => sql<number | null>`(
  select o.account_id from chat_member o
  where o.chat_id = ${chat.id} and o.account_id <> ${accountId} and ${chat.kind} = 'direct' limit 1)`;

const messagesBy = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .select()
    .from(chatMessage)
    .where(anyOf(chatMessage.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
};

export const listChatsHandler = implement(listChats, async (_input, { db, viewer }) => {
  const lastId = lastOf(viewer.accountId);
  const rows = await db
    .select({
      chat,
      areaName: area.name,
      muted: sql<boolean>`coalesce(${chatMember.muted}, false)`,
      left: sql<boolean>`${chatMember.untilId} is not null`,
      unread: unreadOf(viewer.accountId),
      lastId,
      otherId: otherOf(viewer.accountId),
    })
    .from(chat)
    .leftJoin(chatMember, mine(viewer))
    .leftJoin(area, eq(area.id, chat.areaId))
    .where(ownChats(viewer))
    .orderBy(sql`${lastId} desc nulls last`, sql`${chat.id} desc`)
    .limit(SHOWN);
  const messages = await messagesBy(
    db,
    rows.flatMap(({ lastId: id }) => id ?? []),
  );
  const files = await filesOf(db, [...messages.keys()]);
  const plain = await plainBodies(
    db,
    [...messages.values()].map(({ body }) => body),
  );
  const authors = [...messages.values()].map(({ authorId }) => authorId);
  const people = await authorRefs(db, [
    ...authors,
    ...rows.flatMap(({ otherId }) => otherId ?? []),
  ]);
  const presented = rows.map((row): Row => {
    const other = people.get(row.otherId ?? 0);
    const message = messages.get(row.lastId ?? 0);
    return {
      id: row.chat.id,
      kind: row.chat.kind,
      name: nameOf(row.chat.kind, {
        name: row.chat.name,
        areaName: row.areaName,
        other: other?.name,
      }),
      imageUrl: other?.imageUrl ?? null,
      last: message
        ? {
            id: message.id,
            authorId: message.authorId,
            authorName: people.get(message.authorId)?.name ?? '',
            body: plain(message.body),
            files: files(message.id).length,
            voice: voiceOf(files(message.id)),
            deleted: message.deletedAt !== null,
            sentAt: message.sentAt.toISOString(),
          }
        : null,
      unread: row.unread,
      muted: row.muted,
      left: row.left,
      closed: !row.chat.active,
    };
  });
  // Direct ones that were opened and in which nothing was said yet show only to whoever opened them.
  return {
    rows: presented.filter(
      ({ kind, last }, at) =>
        kind !== 'direct' || last !== null || rows[at]?.chat.createdBy === viewer.accountId,
    ),
  };
});
