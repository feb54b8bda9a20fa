import { findMessages } from '@contract/chats/messageAcciones';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { chat, chatMember, chatMessage } from '../../db/schema/chats';
import { area } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { authorRefs } from '../../engine/people/authorRef';
import { DEFAULT_ZONE } from '../../engine/time/zone';
import { heardMessages, mine, ownChats } from './chatScope';
import { nameOf } from './presentChat';
import { messageColumns, presentMessages } from './presentMessages';

const PAGE = 30;
/** So many people may be meant by a word; a single letter means nobody. */
const MOST_CALLED = 20;

/** A name also finds where its person was called. */
const calledSo = sql`coalesce((select string_agg(' | ' || quote_literal('p' || id), '') from (
  select p.id from person p where anden_fold(' ' || p.first_name || ' ' || p.last_name) like '% ' || word || '%'
  order by p.id limit ${MOST_CALLED}) called), '')`;

/** Every word may be the beginning of one; the conversations are asked for in the same index. */
const asQuery = (words: string, chats: readonly number[]): SQL => sql`(
  (select string_agg(quote_literal('chat' || id), ' | ') from unnest(${sql.param(chats)}::int[]) id)::tsquery
  && (select string_agg('(' || quote_literal(word) || ':*' || ${calledSo} || ')', ' & ')
    from regexp_split_to_table(anden_plain(${words}), ' +') word where word <> '')::tsquery)`;

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${DEFAULT_ZONE})`;

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
    .leftJoin(chatMember, mine(viewer))
    .leftJoin(area, eq(area.id, chat.areaId))
    .where(
      and(
        sql`${chatMessage.words} @@ ${asQuery(
          words,
          chats.map(({ id }) => id),
        )}`,
        isNull(chatMessage.deletedAt),
        heardMessages(viewer.accountId),
        ownChats(viewer),
        authorId === undefined ? undefined : eq(chatMessage.authorId, authorId),
        desde === undefined ? undefined : sql`${chatMessage.sentAt} >= ${startOf(desde)}`,
        hasta === undefined
          ? undefined
          : sql`${chatMessage.sentAt} < ${startOf(hasta)} + interval '1 day'`,
        before === undefined ? undefined : sql`${chatMessage.id} < ${before}`,
      ),
    )
    .orderBy(desc(chatMessage.id))
    .limit(PAGE + 1);
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
