import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn } from './columns';
import { storedFile } from './files';
import { account } from './session';

/** People write comments beside records of any kind that lets them: whoever sees the record reads them. */
export const recordComment = pgTable(
  'record_comment',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The kind of record, called as the audit calls it. */
    entity: text('entity', { enum: ['order', 'request', 'stockCount'] }).notNull(),
    entityId: integer('entity_id').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    body: text('body').notNull(),
    createdAt: createdAt(),
    deletedAt: instantColumn('deleted_at'),
  },
  (t) => [
    index('record_comment_of')
      .on(t.entity, t.entityId, t.id.desc())
      .where(sql`${t.deletedAt} is null`),
    check('record_comment_entity', sql`${t.entity} in ('order', 'request', 'stockCount')`),
  ],
);

export const recordCommentFile = pgTable(
  'record_comment_file',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => recordComment.id),
    position: integer('position').notNull(),
    hash: text('hash')
      .notNull()
      .references(() => storedFile.hash),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.commentId, t.position] }),
    index('record_comment_file_hash').on(t.hash),
  ],
);
