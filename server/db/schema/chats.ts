import { reactionKinds } from '@contract/posts/post';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, sqlNow, versionColumn } from './columns';
import { storedFile } from './files';
import { area, site } from './organisation';
import { account } from './session';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A conversation: of two, of a group, of all who belong to an area, or of those who are at work at a site. */
export const chat = pgTable(
  'chat',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['direct', 'group', 'area', 'shift'] }).notNull(),
    /** Only a group has a name of its own. */
    name: text('name').notNull().default(''),
    /** Its members follow the organisation: they are those who belong to this area now. */
    areaId: integer('area_id').references(() => area.id),
    /** Its members are those who are at work at this site at each moment. */
    siteId: integer('site_id').references(() => site.id),
    readOnly: boolean('read_only').notNull().default(false),
    active: boolean('active').notNull().default(true),
    /** Both accounts of a direct one, the smaller number first: two who begin at once begin the same. */
    pair: text('pair'),
    createdBy: integer('created_by').references(() => account.id),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('chat_pair').on(t.pair),
    uniqueIndex('chat_area').on(t.areaId),
    uniqueIndex('chat_site').on(t.siteId),
    check('chat_kind', sql`${t.kind} in ('direct', 'group', 'area', 'shift')`),
    check('chat_of_area', sql`(${t.kind} = 'area') = (${t.areaId} is not null)`),
    check('chat_of_site', sql`(${t.kind} = 'shift') = (${t.siteId} is not null)`),
    check('chat_of_pair', sql`(${t.kind} = 'direct') = (${t.pair} is not null)`),
    check('chat_named', sql`(${t.kind} = 'group') = (${t.name} <> '')`),
  ],
);

/** A person in a conversation, and how far they read; in a channel the row comes once its person read or muted it. */
export const chatMember = pgTable(
  'chat_member',
  {
    chatId: integer('chat_id')
      .notNull()
      .references(() => chat.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    owner: boolean('owner').notNull().default(false),
    /** Reads what came after this message. */
    fromId: integer('from_id').notNull().default(0),
    /** Left, and reads what came until this message; null while they are in it. */
    untilId: integer('until_id'),
    /** The newest message that was read. It only moves forward, unless its person says otherwise. */
    readId: integer('read_id').notNull().default(0),
    muted: boolean('muted').notNull().default(false),
    joinedAt: instantColumn('joined_at').notNull().default(sqlNow),
  },
  (t) => [
    primaryKey({ columns: [t.chatId, t.accountId] }),
    index('chat_member_of').on(t.accountId, t.chatId),
  ],
);

/** A stretch of a shift channel that somebody hears since they were at work; its numbers are those of messages. */
export const chatStay = pgTable(
  'chat_stay',
  {
    chatId: integer('chat_id')
      .notNull()
      .references(() => chat.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    /** Hears what came after this message. */
    fromId: integer('from_id').notNull(),
    /** Hears what came until this one; null while they were at work at the last message. */
    untilId: integer('until_id'),
  },
  (t) => [
    primaryKey({ columns: [t.chatId, t.accountId, t.fromId] }),
    uniqueIndex('chat_stay_open').on(t.chatId, t.accountId).where(sql`${t.untilId} is null`),
    check('chat_stay_order', sql`${t.untilId} is null or ${t.untilId} >= ${t.fromId}`),
  ],
);

/** A person who does not receive direct messages of another. */
export const chatBlock = pgTable(
  'chat_block',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    blockedId: integer('blocked_id')
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.blockedId] }),
    check('chat_block_other', sql`${t.accountId} <> ${t.blockedId}`),
  ],
);

/** A message. The numbers of one conversation grow in the order in which they were stored, since its writer holds it. */
export const chatMessage = pgTable(
  'chat_message',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    chatId: integer('chat_id')
      .notNull()
      .references(() => chat.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    /** How the device that wrote it called it: sent twice, it stands here once. */
    clientId: uuid('client_id').notNull(),
    /** Empty once it was deleted: nothing of it is kept. */
    body: text('body').notNull(),
    urgent: boolean('urgent').notNull().default(false),
    /** The message of the same conversation that it answers. */
    replyToId: integer('reply_to_id').references((): AnyPgColumn => chatMessage.id),
    asksAck: boolean('asks_ack').notNull().default(false),
    /** Since when it stays in sight over its conversation. */
    pinnedAt: instantColumn('pinned_at'),
    sentAt: instantColumn('sent_at').notNull().default(sqlNow),
    editedAt: instantColumn('edited_at'),
    deletedAt: instantColumn('deleted_at'),
    version: versionColumn(),
    /** The words without accents, and the conversation as one more: so one index finds a word within some conversations. */
    words: tsvector('words')
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector('simple'::regconfig, anden_plain(body)) || array_to_tsvector(array['chat' || chat_id::text])`,
      ),
  },
  (t) => [
    index('chat_message_of').on(t.chatId, t.id.desc()),
    uniqueIndex('chat_message_once').on(t.authorId, t.clientId),
    // Asked whenever a message goes away for good.
    index('chat_message_replies').on(t.replyToId).where(sql`${t.replyToId} is not null`),
    index('chat_message_pinned').on(t.chatId, t.pinnedAt).where(sql`${t.pinnedAt} is not null`),
    index('chat_message_words').using('gin', t.words).where(sql`${t.deletedAt} is null`),
    check('chat_message_deleted', sql`${t.deletedAt} is null or ${t.body} = ''`),
  ],
);

/** The files of a message, as their sender called them. */
export const chatMessageFile = pgTable(
  'chat_message_file',
  {
    messageId: integer('message_id')
      .notNull()
      .references(() => chatMessage.id),
    position: integer('position').notNull(),
    hash: text('hash')
      .notNull()
      .references(() => storedFile.hash),
    name: text('name').notNull(),
    /** How long a voice is; null for all other files. */
    seconds: integer('seconds'),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.position] }),
    index('chat_message_file_hash').on(t.hash),
    check('chat_message_file_seconds', sql`${t.seconds} between 1 and 300`),
  ],
);

export const chatReaction = pgTable(
  'chat_reaction',
  {
    messageId: integer('message_id')
      .notNull()
      .references(() => chatMessage.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    kind: text('kind', { enum: reactionKinds }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.accountId] })],
);

/** A reader confirmed that they read a message that asks for it. */
export const chatAck = pgTable(
  'chat_ack',
  {
    messageId: integer('message_id')
      .notNull()
      .references(() => chatMessage.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    confirmedAt: instantColumn('confirmed_at').notNull().default(sqlNow),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.accountId] })],
);
