import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { chat, chatMember, chatMessage } from '../../db/schema/chats';
import type { Viewer } from '../../engine/acciones/context';
import { DEFAULT_ZONE } from '../../engine/time/zone';
import { heardMessages, mine, ownChats } from './chatScope';
import { wordsQuery } from './wordsQuery';

interface Sought {
  words: string;
  /** The conversations of the asker in which it is looked for. */
  chats: readonly number[];
  authorId?: number;
  desde?: string;
  hasta?: string;
  /** Only what was said before this message. */
  before?: number;
  limit: number;
}

interface Reach {
  /** A common word fills a page within so many of the newest messages. */
  walked: number;
  /** Up to so many messages of one's own conversations are read one by one, however common the word. */
  read: number;
}

const usual: Reach = { walked: 20_000, read: 50_000 };

/** Beyond so many conversations the index of words is asked for the words alone: it would weigh each of them for each message. */
const NAMED_CHATS = 20;

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${DEFAULT_ZONE})`;

/** The matching ids among some messages, the newest first. */
async function idsAmong(
  db: Db,
  viewer: Viewer,
  { words, chats, authorId, desde, hasta, before, limit }: Sought,
  messages: SQL | typeof chatMessage,
): Promise<number[]> {
  const named = messages === chatMessage && chats.length <= NAMED_CHATS ? chats : null;
  const rows = await db
    .select({ id: sql<number>`${chatMessage.id}` })
    .from(messages)
    .innerJoin(chat, eq(chat.id, chatMessage.chatId))
    .leftJoin(chatMember, mine(viewer))
    .where(
      and(
        sql`${chatMessage.words} @@ ${wordsQuery(words, named)}`,
        isNull(chatMessage.deletedAt),
        anyOf(chatMessage.chatId, chats),
        heardMessages(viewer.accountId),
        ownChats(viewer),
        authorId === undefined ? undefined : eq(chatMessage.authorId, authorId),
        desde === undefined ? undefined : sql`${chatMessage.sentAt} >= ${startOf(desde)}`,
        hasta === undefined
          ? undefined
          : sql`${chatMessage.sentAt} < ${startOf(hasta)} + interval '1 day'`,
        before === undefined ? undefined : lt(chatMessage.id, before),
      ),
    )
    .orderBy(desc(chatMessage.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Messages of some conversations that are read as they stand; `offset 0` keeps the planner from the index of words. */
const asTheyStand = (where: SQL | undefined): SQL =>
  sql`(select * from ${chatMessage} where ${where} order by ${desc(chatMessage.id)} offset 0) as ${chatMessage}`;

async function lastId(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: number | null }>(
    sql`select max(${chatMessage.id}) as id from ${chatMessage}`,
  );
  return rows[0]?.id ?? 0;
}

async function isFew(db: Db, within: SQL, most: number): Promise<boolean> {
  const { rows } = await db.execute<{ few: boolean }>(
    sql`select count(*) <= ${most} as few from (select 1 from ${chatMessage} where ${within} limit ${most + 1}) own`,
  );
  return rows[0]?.few ?? true;
}

/**
 * The ids of the newest messages with some words. Nobody can tell beforehand how common a word is, so the newest messages
 * are looked at first; then all, where the asker has few of their own; the index of words is left for what is rare.
 */
export async function findMessageIds(
  db: Db,
  viewer: Viewer,
  sought: Sought,
  { walked, read }: Reach = usual,
): Promise<number[]> {
  const within = anyOf(chatMessage.chatId, [...sought.chats]);
  const below = sought.before ?? (await lastId(db)) + 1;
  const near = sql`${chatMessage.id} >= ${below - walked} and ${chatMessage.id} < ${below}`;
  const newest = await idsAmong(db, viewer, sought, asTheyStand(and(within, near)));
  if (newest.length === sought.limit) return newest;
  const few = await isFew(db, within, read);
  return idsAmong(db, viewer, sought, few ? asTheyStand(within) : chatMessage);
}
