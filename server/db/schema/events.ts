import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn } from './columns';
import { account } from './session';

/** What changed and whom it may concern; read by every process, forgotten after a while. */
export const changeEvent = pgTable(
  'change_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tags: jsonb('tags').notNull(),
    audience: jsonb('audience').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('change_event_age').on(t.createdAt)],
);

export const notification = pgTable(
  'notification',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    type: text('type').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    link: text('link'),
    createdAt: createdAt(),
    readAt: instantColumn('read_at'),
  },
  (t) => [
    index('notification_of').on(t.accountId, t.id.desc()),
    index('notification_unread').on(t.accountId, t.readAt),
  ],
);

export const notificationMute = pgTable(
  'notification_mute',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    type: text('type').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.type] })],
);

/** What a person sees of a long task; the queue itself is the library's. */
export const jobProgress = pgTable(
  'job_progress',
  {
    id: uuid('id').primaryKey(),
    /** How the administration's list knows it. */
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
    accountId: integer('account_id').references(() => account.id),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: ['queued', 'running', 'done', 'failed', 'cancelled'] }).notNull(),
    doneUnits: integer('done_units').notNull().default(0),
    totalUnits: integer('total_units'),
    message: text('message'),
    /** What failed, for who looks after the server. */
    error: text('error'),
    /** Where the result stands. */
    link: text('link'),
    /** Handed to the queue; a row without it is handed again, so that a crash loses no task. */
    sentAt: instantColumn('sent_at'),
    createdAt: createdAt(),
    startedAt: instantColumn('started_at'),
    finishedAt: instantColumn('finished_at'),
  },
  (t) => [index('job_progress_of').on(t.accountId, t.createdAt)],
);

/** When each chore of the server last ran, and how it ended. */
export const choreRun = pgTable('chore_run', {
  name: text('name').primaryKey(),
  startedAt: instantColumn('started_at').notNull(),
  finishedAt: instantColumn('finished_at'),
  error: text('error'),
});
