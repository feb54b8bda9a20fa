import { deliveryRecord } from '@contract/sync/webhookDelivery';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, jsonColumn, sqlNow, versionColumn } from './columns';
import { account } from './session';

const { state } = deliveryRecord.shown;

/** An address that is told what happens, and how far of the sealed audit it has been told. */
export const webhook = pgTable(
  'webhook',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    url: text('url').notNull(),
    events: jsonColumn('events').$type<string[]>().notNull(),
    paused: boolean('paused').notNull().default(false),
    /** At this moment the receiver answered 410, and nothing is kept for it since. */
    goneAt: instantColumn('gone_at'),
    /** The person who saved it last is told where it fails. */
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('webhook_name').on(sql`anden_fold(${t.name})`),
    index('webhook_account').on(t.accountId),
  ],
);

/** The progress of a webhook stands apart from it, so that a delivery changes no row that somebody edits. */
export const webhookProgress = pgTable('webhook_progress', {
  webhookId: integer('webhook_id')
    .primaryKey()
    .references(() => webhook.id),
  /** The position among the seals of the audit up to which it was read. */
  position: bigint('position', { mode: 'number' }).notNull(),
  /** Nothing that happened earlier is told. */
  since: instantColumn('since').notNull().default(sqlNow),
  /** Failed tries since the last that went well. */
  failures: integer('failures').notNull().default(0),
  lastSentAt: instantColumn('last_sent_at'),
});

/** The secrets that sign its messages, sealed; a table of its own, so that the audit of a change never holds them. */
export const webhookSecret = pgTable('webhook_secret', {
  webhookId: integer('webhook_id')
    .primaryKey()
    .references(() => webhook.id),
  secret: text('secret').notNull(),
  previous: text('previous'),
  previousUntil: instantColumn('previous_until'),
});

/** A message to be sent: its body is made once, so that every try sends the same. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhook.id),
    /** The entry of the audit that it tells. */
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    messageId: text('message_id').notNull().unique(),
    type: text('type').notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: state.values }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    nextAt: instantColumn('next_at').notNull().default(sqlNow),
    /** A process is sending it, and is waited for until then. */
    leasedUntil: instantColumn('leased_until'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('webhook_delivery_once').on(t.webhookId, t.entryId),
    index('webhook_delivery_of').on(t.webhookId, t.state, t.id),
    index('webhook_delivery_newest').on(t.webhookId, t.id),
  ],
);

export const webhookTry = pgTable(
  'webhook_try',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: integer('delivery_id')
      .notNull()
      .references(() => webhookDelivery.id, { onDelete: 'cascade' }),
    at: instantColumn('at').notNull().default(sqlNow),
    /** Null where nobody answered. */
    status: integer('status'),
    ms: integer('ms').notNull(),
    answer: text('answer').notNull().default(''),
    error: text('error').notNull().default(''),
  },
  (t) => [index('webhook_try_of').on(t.deliveryId, t.id)],
);
