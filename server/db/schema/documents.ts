import { documentTypeRecord } from '@contract/documents/documentType';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, sqlNow, versionColumn } from './columns';
import { storedFile } from './files';
import { person } from './organisation';
import { account } from './session';

/** A kind of paper of the employee file, and who sees it. */
export const documentType = pgTable(
  'document_type',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    folder: text('folder').notNull(),
    visibility: text('visibility', { enum: documentTypeRecord.fields.visibility.values }).notNull(),
    expires: boolean('expires').notNull().default(false),
    warnDays: integer('warn_days').notNull().default(30),
    /** Years after the person left; null, for ever. */
    keepYears: integer('keep_years'),
    /** Each version goes to its person to be signed. */
    signs: boolean('signs').notNull().default(false),
    /** A document of this type that is in force lets its person reach shelves by forklift. */
    forklift: boolean('forklift').notNull().default(false),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('document_type_name').on(sql`anden_fold(${t.name})`),
    check('document_type_visibility', sql`${t.visibility} in ('keepers', 'person', 'brings')`),
    check('document_type_signs', sql`not ${t.signs} or ${t.visibility} = 'person'`),
    check('document_type_warning', sql`${t.warnDays} between 0 and 365`),
    check('document_type_keep', sql`${t.keepYears} is null or ${t.keepYears} between 1 and 99`),
  ],
);

/** A paper of somebody's file; what it says stands in its versions. */
export const document = pgTable(
  'document',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    typeId: integer('type_id')
      .notNull()
      .references(() => documentType.id),
    title: text('title').notNull(),
    expiresOn: date('expires_on'),
    /** The day of expiry that somebody was already warned of. */
    warnedOf: date('warned_of'),
    /** The last version's number and file are kept here too, so that lists need not look for them. */
    versions: integer('versions').notNull().default(1),
    mime: text('mime').notNull(),
    changedAt: instantColumn('changed_at').notNull().default(sqlNow),
    removedAt: instantColumn('removed_at'),
    version: versionColumn(),
  },
  (t) => [
    index('document_person').on(t.personId, t.typeId, t.id).where(sql`${t.removedAt} is null`),
    index('document_of_type').on(t.typeId, t.id).where(sql`${t.removedAt} is null`),
    // Upwards: read backwards it is the order of the list, nulls first as PostgreSQL has it.
    index('document_changed').on(t.changedAt, t.id).where(sql`${t.removedAt} is null`),
    index('document_titled').on(t.title, t.id).where(sql`${t.removedAt} is null`),
    index('document_expiry').on(t.expiresOn, t.id).where(sql`${t.removedAt} is null`),
    index('document_title_words')
      .using('gin', sql`anden_fold(${t.title}) gin_trgm_ops`)
      .where(sql`${t.removedAt} is null`),
    check('document_title', sql`${t.title} <> ''`),
    check('document_versions', sql`${t.versions} >= 1`),
  ],
);

/** Each file that a document was; nothing rewrites or deletes it while the document is kept. */
export const documentVersion = pgTable(
  'document_version',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    documentId: integer('document_id')
      .notNull()
      .references(() => document.id),
    number: integer('number').notNull(),
    fileHash: text('file_hash')
      .notNull()
      .references(() => storedFile.hash),
    fileName: text('file_name').notNull(),
    note: text('note').notNull().default(''),
    accountId: integer('account_id').references(() => account.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('document_version_number').on(t.documentId, t.number),
    index('document_version_file').on(t.fileHash),
    check('document_version_from_one', sql`${t.number} >= 1`),
  ],
);

/** A paper that somebody asks of many people at once. */
export const documentRequest = pgTable(
  'document_request',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    typeId: integer('type_id')
      .notNull()
      .references(() => documentType.id),
    note: text('note').notNull().default(''),
    dueOn: date('due_on').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    unique('document_request_and_type').on(t.id, t.typeId),
    index('document_request_latest').on(t.createdAt, t.id),
  ],
);

/** An item is a paper that one person has to bring, with its state. */
export const documentRequestItem = pgTable(
  'document_request_item',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id').notNull(),
    /** The request's, so that nobody is asked for the same paper twice at once. */
    typeId: integer('type_id').notNull(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    state: text('state', {
      enum: ['requested', 'delivered', 'accepted', 'rejected', 'cancelled'],
    })
      .notNull()
      .default('requested'),
    documentId: integer('document_id').references(() => document.id),
    /** The document came with the delivery, and goes with its refusal. */
    brought: boolean('brought').notNull().default(false),
    reason: text('reason').notNull().default(''),
    remindedAt: instantColumn('reminded_at'),
    changedAt: instantColumn('changed_at').notNull().default(sqlNow),
    version: versionColumn(),
  },
  (t) => [
    foreignKey({
      name: 'document_request_item_request',
      columns: [t.requestId, t.typeId],
      foreignColumns: [documentRequest.id, documentRequest.typeId],
    }),
    uniqueIndex('document_request_item_open')
      .on(t.personId, t.typeId)
      .where(sql`${t.state} in ('requested', 'delivered', 'rejected')`),
    index('document_request_item_of').on(t.requestId, t.state, t.id),
    index('document_request_item_person').on(t.personId, t.id),
    index('document_request_item_changed').on(t.changedAt, t.id),
    check(
      'document_request_item_state',
      sql`${t.state} in ('requested', 'delivered', 'accepted', 'rejected', 'cancelled')`,
    ),
    check(
      'document_request_item_document',
      sql`${t.state} not in ('delivered', 'accepted') or ${t.documentId} is not null`,
    ),
    check('document_request_item_reason', sql`${t.state} <> 'rejected' or ${t.reason} <> ''`),
  ],
);
