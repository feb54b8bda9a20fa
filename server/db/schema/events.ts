import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, jsonColumn, sqlNow } from './columns';
import { account } from './session';

/** An event says what changed and whom it may concern; every process reads it, and it is forgotten after a while. */
export const changeEvent = pgTable(
  'change_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tags: jsonColumn('tags').notNull(),
    audience: jsonColumn('audience').notNull(),
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
    index('notification_unsettled').on(t.link).where(sql`${t.readAt} is null`),
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

/** A long task: what a person sees of it, and the queue that processes take it from. */
export const jobProgress = pgTable(
  'job_progress',
  {
    id: uuid('id').primaryKey(),
    /** How the administration's list knows it. */
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
    accountId: integer('account_id').references(() => account.id),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    payload: jsonColumn('payload').notNull(),
    state: text('state', { enum: ['queued', 'running', 'done', 'failed', 'cancelled'] }).notNull(),
    doneUnits: integer('done_units').notNull().default(0),
    totalUnits: integer('total_units'),
    message: text('message'),
    /** The fault in words, for those who look after the server. */
    error: text('error'),
    /** Where the result stands. */
    link: text('link'),
    /** The run that has the task, and when it last gave a sign of life; another takes over one that is silent for long. */
    runner: uuid('runner'),
    beatAt: instantColumn('beat_at'),
    /** Runs begun since it last got on: what ends its process again and again is given up. */
    tries: integer('tries').notNull().default(0),
    createdAt: createdAt(),
    startedAt: instantColumn('started_at'),
    finishedAt: instantColumn('finished_at'),
  },
  (t) => [
    index('job_progress_of').on(t.accountId, t.createdAt),
    index('job_progress_open').on(t.number).where(sql`${t.state} in ('queued', 'running')`),
  ],
);

/** When each chore of the server last ran, how it ended and when it comes next. */
export const choreRun = pgTable('chore_run', {
  name: text('name').primaryKey(),
  startedAt: instantColumn('started_at'),
  finishedAt: instantColumn('finished_at'),
  error: text('error'),
  dueAt: instantColumn('due_at').notNull().default(sqlNow),
  /** The run that is under way has the chore, as with a task. */
  runner: uuid('runner'),
  beatAt: instantColumn('beat_at'),
});
