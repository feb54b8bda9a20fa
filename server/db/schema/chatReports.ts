import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, versionColumn } from './columns';
import { account } from './session';

/** Messages that somebody showed to whoever looks after people, and no other of their conversation. */
export const chatReport = pgTable(
  'chat_report',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reporterId: integer('reporter_id')
      .notNull()
      .references(() => account.id),
    reason: text('reason').notNull(),
    state: text('state', { enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    outcome: text('outcome').notNull().default(''),
    closedBy: integer('closed_by').references(() => account.id),
    closedAt: instantColumn('closed_at'),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    index('chat_report_state').on(t.state, t.id.desc()),
    check('chat_report_states', sql`${t.state} in ('open', 'closed')`),
    check('chat_report_closed', sql`(${t.state} = 'closed') = (${t.closedAt} is not null)`),
  ],
);

/** A copy of a message as it was when it was shown: what happens to the message later changes nothing of it. */
export const chatReportedMessage = pgTable(
  'chat_reported_message',
  {
    reportId: integer('report_id')
      .notNull()
      .references(() => chatReport.id),
    position: integer('position').notNull(),
    /** The message may be gone by now. */
    messageId: integer('message_id').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    body: text('body').notNull(),
    /** So many files went with it; they are not copied. */
    files: integer('files').notNull().default(0),
    sentAt: instantColumn('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.position] }),
    index('chat_reported_message_of').on(t.authorId),
  ],
);
