import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, sqlNow } from './columns';
import { account, role, session } from './session';

/** A while in which somebody sees the product as a person or a role does. It lives no longer than their own session. */
export const viewAs = pgTable(
  'view_as',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    seenAccountId: integer('seen_account_id').references(() => account.id),
    seenRoleId: integer('seen_role_id').references(() => role.id, { onDelete: 'cascade' }),
    /** The name of the person or the role, as the banner shows it. */
    name: text('name').notNull(),
    /** SHA-256: images and files are seen as what is seen, too. */
    cookieHash: text('cookie_hash').notNull().unique(),
    /** Where the person was, and comes back to. */
    comeBackTo: text('come_back_to').notNull(),
    startedAt: instantColumn('started_at').notNull().default(sqlNow),
    expiresAt: instantColumn('expires_at').notNull(),
    endedAt: instantColumn('ended_at'),
  },
  (t) => [
    index('view_as_session').on(t.sessionId),
    check('view_as_one', sql`num_nonnulls(${t.seenAccountId}, ${t.seenRoleId}) = 1`),
  ],
);
