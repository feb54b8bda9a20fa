import type { Permission } from '@contract/core/permissions';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, sqlNow, versionColumn } from './columns';
import { storedFile } from './files';
import { account } from './session';

export const post = pgTable(
  'post',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    title: text('title').notNull(),
    body: text('body').notNull(),
    audienceKind: text('audience_kind', { enum: ['all', 'site', 'area'] }).notNull(),
    audienceIds: integer('audience_ids').array().notNull().default(sql`'{}'`),
    pinned: boolean('pinned').notNull().default(false),
    asksConfirmation: boolean('asks_confirmation').notNull().default(false),
    publishedAt: instantColumn('published_at').notNull().default(sqlNow),
    editedAt: instantColumn('edited_at'),
    expiresAt: instantColumn('expires_at'),
    archivedAt: instantColumn('archived_at'),
    /** Where another module tells it in full, and the flag of those who may open that. */
    linkPath: text('link_path'),
    linkFlag: text('link_flag').$type<Permission>(),
    /** Kept with the rows they count, so that a page of the wall needs no counting. */
    commentCount: integer('comment_count').notNull().default(0),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`anden_fold(title || ' ' || body)`),
    version: versionColumn(),
  },
  (t) => [
    index('post_wall').on(t.pinned.desc(), t.publishedAt.desc(), t.id.desc()),
    index('post_author').on(t.authorId, t.publishedAt),
    index('post_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    check('post_audience', sql`(${t.audienceKind} = 'all') = (cardinality(${t.audienceIds}) = 0)`),
    check('post_link', sql`(${t.linkPath} is null) = (${t.linkFlag} is null)`),
    check('post_expires_after', sql`${t.expiresAt} is null or ${t.expiresAt} > ${t.publishedAt}`),
  ],
);

export const postImage = pgTable(
  'post_image',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => post.id),
    position: integer('position').notNull(),
    hash: text('hash')
      .notNull()
      .references(() => storedFile.hash),
    alt: text('alt').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.postId, t.position] }), index('post_image_file').on(t.hash)],
);

/** The PDFs of a post, as who wrote it called them. */
export const postFile = pgTable(
  'post_file',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => post.id),
    position: integer('position').notNull(),
    hash: text('hash')
      .notNull()
      .references(() => storedFile.hash),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.position] }), index('post_file_file').on(t.hash)],
);

export const postComment = pgTable(
  'post_comment',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    postId: integer('post_id')
      .notNull()
      .references(() => post.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    body: text('body').notNull(),
    createdAt: createdAt(),
    deletedAt: instantColumn('deleted_at'),
  },
  (t) => [index('post_comment_of').on(t.postId, t.id.desc()).where(sql`${t.deletedAt} is null`)],
);

export const postReaction = pgTable(
  'post_reaction',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => post.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    kind: text('kind', { enum: ['like', 'love', 'applause', 'laugh', 'sad'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.accountId] })],
);

export const postRead = pgTable(
  'post_read',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => post.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    readAt: instantColumn('read_at').notNull().default(sqlNow),
    confirmedAt: instantColumn('confirmed_at'),
  },
  (t) => [primaryKey({ columns: [t.postId, t.accountId] })],
);
