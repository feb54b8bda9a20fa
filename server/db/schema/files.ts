import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { account } from './session';

/** Content is stored once, by its SHA-256; who may read it depends on what refers to it. */
export const storedFile = pgTable(
  'stored_file',
  {
    hash: text('hash').primaryKey(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    /** A smaller picture of this one. */
    previewHash: text('preview_hash'),
    /** Of a PDF that somebody looked at: its pages where it can be signed, else why it cannot. */
    signablePages: integer('signable_pages'),
    unsignable: text('unsignable'),
    createdAt: createdAt(),
  },
  (t) => [check('stored_file_hash', sql`${t.hash} ~ '^[0-9a-f]{64}$'`)],
);

/** Who brought a content here: the proof needed to use it in a record. */
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
  ],
);
