import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, versionColumn } from './columns';
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
    visibility: text('visibility', { enum: ['keepers', 'person', 'brings'] }).notNull(),
    expires: boolean('expires').notNull().default(false),
    warnDays: integer('warn_days').notNull().default(30),
    /** Years after the person left; null, for ever. */
    keepYears: integer('keep_years'),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('document_type_name').on(sql`anden_fold(${t.name})`),
    check('document_type_visibility', sql`${t.visibility} in ('keepers', 'person', 'brings')`),
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
    /** Of its last version, so that lists need not look for it. */
    versions: integer('versions').notNull().default(1),
    mime: text('mime').notNull(),
    changedAt: instantColumn('changed_at').notNull().defaultNow(),
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
