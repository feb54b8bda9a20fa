import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { account } from './session';

/** A file that somebody exported: theirs alone, for a day. */
export const exportFile = pgTable(
  'export_file',
  {
    id: uuid('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    /** The list it was made of; whoever loses its permission loses the file. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('export_file_age').on(t.createdAt)],
);
