import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, jsonColumn } from './columns';
import { session } from './session';

/** Where one browser takes what rings. It belongs to its session, whose account and device are its own, and ends with it. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sessionId: uuid('session_id')
      .notNull()
      .unique()
      .references(() => session.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The types of notice that this device does not want. */
    without: jsonColumn('without').$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    /** When its push service last took something. */
    lastUsedAt: instantColumn('last_used_at'),
    /** In a row. */
    failures: integer('failures').notNull().default(0),
  },
  (t) => [
    check(
      'push_subscription_endpoint',
      sql`${t.endpoint} ~ '^https://' and length(${t.endpoint}) <= 1000`,
    ),
  ],
);
