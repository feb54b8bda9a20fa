import { receiptKindField } from '@contract/receipts/receiptKinds';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, sqlNow, versionColumn } from './columns';
import { storedFile } from './files';
import { person } from './organisation';
import { account } from './session';
import { signingPaper } from './signing';

/** Slips that are published together: read, looked at, corrected, and only then everybody's. */
export const receiptBatch = pgTable(
  'receipt_batch',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** "2026-10". */
    period: text('period').notNull(),
    kind: text('kind', {
      enum: receiptKindField.values,
    }).notNull(),
    number: integer('number').notNull().default(1),
    title: text('title').notNull(),
    dueOn: date('due_on').notNull(),
    state: text('state', {
      enum: ['reading', 'ready', 'publishing', 'published', 'failed', 'discarded'],
    }).notNull(),
    problem: text('problem').notNull().default(''),
    accountId: integer('account_id').references(() => account.id),
    /** The task that is at work on it. */
    jobId: uuid('job_id'),
    createdAt: createdAt(),
    publishedAt: instantColumn('published_at'),
    version: versionColumn(),
  },
  (t) => [
    index('receipt_batch_latest').on(t.createdAt, t.id),
    check('receipt_batch_period', sql`${t.period} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`),
    check(
      'receipt_batch_kind',
      sql`${t.kind} in ('monthly', 'sac', 'fortnight', 'vacation', 'final', 'adjustment', 'supplementary', 'other')`,
    ),
    check('receipt_batch_number', sql`${t.number} between 1 and 99`),
    check('receipt_batch_title', sql`${t.title} <> ''`),
    check(
      'receipt_batch_state',
      sql`${t.state} in ('reading', 'ready', 'publishing', 'published', 'failed', 'discarded')`,
    ),
    check(
      'receipt_batch_published',
      sql`(${t.state} = 'published') = (${t.publishedAt} is not null)`,
    ),
  ],
);

/** A PDF of a batch, as it was brought or as it lay in a ZIP. */
export const receiptFile = pgTable(
  'receipt_file',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    batchId: integer('batch_id')
      .notNull()
      .references(() => receiptBatch.id),
    position: integer('position').notNull(),
    fileHash: text('file_hash')
      .notNull()
      .references(() => storedFile.hash),
    name: text('name').notNull(),
    /** Null until it was read. */
    pages: integer('pages'),
  },
  (t) => [
    uniqueIndex('receipt_file_position').on(t.batchId, t.position),
    index('receipt_file_hash').on(t.fileHash),
  ],
);

/** The pages of one slip, and whose they seem to be. */
export const receiptPiece = pgTable(
  'receipt_piece',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    batchId: integer('batch_id')
      .notNull()
      .references(() => receiptBatch.id),
    fileId: integer('file_id')
      .notNull()
      .references(() => receiptFile.id),
    position: integer('position').notNull(),
    fromPage: integer('from_page').notNull(),
    toPage: integer('to_page').notNull(),
    cuil: text('cuil').notNull().default(''),
    docket: text('docket').notNull().default(''),
    name: text('name').notNull().default(''),
    personId: integer('person_id').references(() => person.id),
    outcome: text('outcome', { enum: ['matched', 'doubtful', 'unmatched', 'out'] }).notNull(),
    reason: text('reason').notNull().default(''),
    correctedBy: integer('corrected_by').references(() => account.id),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('receipt_piece_position').on(t.batchId, t.position),
    index('receipt_piece_outcome').on(t.batchId, t.outcome, t.position),
    // Whatever somebody corrects meanwhile, nobody gets two slips of one batch.
    uniqueIndex('receipt_piece_person')
      .on(t.batchId, t.personId)
      .where(sql`${t.outcome} = 'matched'`),
    check(
      'receipt_piece_outcome',
      sql`${t.outcome} in ('matched', 'doubtful', 'unmatched', 'out')`,
    ),
    check('receipt_piece_person', sql`${t.outcome} <> 'matched' or ${t.personId} is not null`),
    check('receipt_piece_reason', sql`${t.outcome} in ('matched', 'out') or ${t.reason} <> ''`),
    check('receipt_piece_pages', sql`${t.fromPage} >= 1 and ${t.toPage} >= ${t.fromPage}`),
  ],
);

/** A slip that was published to its person. Whether it was opened or signed stands in its paper's one signature. */
export const receipt = pgTable(
  'receipt',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    batchId: integer('batch_id')
      .notNull()
      .references(() => receiptBatch.id),
    /** Null for a replacement, which came by itself. */
    pieceId: integer('piece_id').references(() => receiptPiece.id),
    period: text('period').notNull(),
    kind: text('kind', {
      enum: receiptKindField.values,
    }).notNull(),
    number: integer('number').notNull().default(1),
    paperId: integer('paper_id')
      .notNull()
      .references(() => signingPaper.id),
    dueOn: date('due_on').notNull(),
    /** The net that the slip itself says; null where it says none, or two. */
    netPay: numeric('net_pay', { precision: 14, scale: 2 }),
    /** The one that this one is given instead of. */
    replacesId: integer('replaces_id').references((): AnyPgColumn => receipt.id),
    /** The one that this one takes back; neither is signed any more. */
    reversesId: integer('reverses_id').references((): AnyPgColumn => receipt.id),
    /** The answer to a person who signed in disagreement. */
    answer: text('answer').notNull().default(''),
    answeredBy: integer('answered_by').references(() => account.id),
    answeredAt: instantColumn('answered_at'),
    publishedAt: instantColumn('published_at').notNull().default(sqlNow),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('receipt_paper').on(t.paperId),
    uniqueIndex('receipt_of_piece').on(t.pieceId),
    uniqueIndex('receipt_replaces').on(t.replacesId),
    uniqueIndex('receipt_reverses').on(t.reversesId),
    // Published twice, by the same file or by another one, somebody has it once.
    uniqueIndex('receipt_once')
      .on(t.personId, t.period, t.kind, t.number)
      .where(sql`${t.replacesId} is null`),
    index('receipt_of_batch').on(t.batchId, t.personId),
    index('receipt_person').on(t.personId, t.period, t.id),
    index('receipt_latest').on(t.publishedAt, t.id),
    check(
      'receipt_kind',
      sql`${t.kind} in ('monthly', 'sac', 'fortnight', 'vacation', 'final', 'adjustment', 'supplementary', 'other')`,
    ),
    check(
      'receipt_answer',
      sql`(${t.answer} <> '') = (${t.answeredAt} is not null) and (${t.answeredAt} is null) = (${t.answeredBy} is null)`,
    ),
  ],
);
