import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

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
    previewHash: text('preview_hash').references((): AnyPgColumn => storedFile.hash),
    /** A PDF that somebody looked at has its number of pages where it can be signed, else the reason why it cannot. */
    signablePages: integer('signable_pages'),
    unsignable: text('unsignable'),
    /** When it was last brought. */
    createdAt: createdAt(),
  },
  (t) => [
    index('stored_file_preview').on(t.previewHash),
    check('stored_file_hash', sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
  ],
);
