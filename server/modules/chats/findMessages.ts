import { findMessages } from '@contract/chats/messageAcciones';
import { and, desc, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { chat, chatMessage } from '../../db/schema/chats';
import { area } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { authorRefs } from '../../engine/people/authorRef';
import { ownChats } from './chatScope';
import { findMessageIds } from './findMessageIds';
import { nameOf } from './presentChat';
import { messageColumns, presentMessages } from './presentMessages';

const PAGE = 30;

const otherId = (accountId: number) => sql<number | null>`(
  select o.account_id from chat_member o
  where o.chat_id = ${chat.id} and o.account_id <> ${accountId} and ${chat.kind} = 'direct' limit 1)`;

export const findMessagesHandler = implement(findMessages, async (input, { db, viewer }) => {
  const { words, chatId, authorId, desde, hasta, before } = input;
  const none = { rows: [], older: false };
  if (!/[\p{L}\p{N}]/u.test(words)) return none;
  const chats = await db
    .select({ id: chat.id })
    .from(chat)
    .where(and(ownChats(viewer), chatId === undefined ? undefined : eq(chat.id, chatId)));
  if (chats.length === 0) return none;
  const ids = await findMessageIds(db, viewer, {
    ...{ words, authorId, desde, hasta, before, limit: PAGE + 1 },
    chats: chats.map(({ id }) => id),
  });
  const found = await db
    .select({
      message: messageColumns,
      kind: chat.kind,
      name: chat.name,
      areaName: area.name,
      otherId: otherId(viewer.accountId),
    })
    .from(chatMessage)
    .innerJoin(chat, eq(chat.id, chatMessage.chatId))
    .leftJoin(area, eq(area.id, chat.areaId))
    .where(anyOf(chatMessage.id, ids))
    .orderBy(desc(chatMessage.id));
  const shown = found.slice(0, PAGE);
  const [messages, others] = await Promise.all([
    presentMessages(
      db,
      shown.map(({ message }) => message),
    ),
    authorRefs(
      db,
      shown.flatMap((row) => row.otherId ?? []),
    ),
  ]);
  const names = new Map(
    shown.map((row) => [
      row.message.id,
      nameOf(row.kind, { ...row, other: others.get(row.otherId ?? 0)?.name }),
    ]),
  );
  return {
    rows: messages.map((message) => ({ ...message, chatName: names.get(message.id) ?? '' })),
    older: found.length > PAGE,
  };
});
