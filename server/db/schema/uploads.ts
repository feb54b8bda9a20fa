import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { storedFile } from './files';
import { account } from './session';

/** An upload proves that a person brought a content here, which lets them use it in a record. */
export const fileUpload = pgTable(
  'file_upload',
  {
    hash: text('hash')
      .notNull()
      .references(() => storedFile.hash),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    purpose: text('purpose').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.hash, t.accountId, t.purpose] }),
    index('file_upload_age').on(t.createdAt),
    index('file_upload_of').on(t.accountId, t.purpose, t.createdAt),
  ],
);
