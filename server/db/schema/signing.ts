import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, jsonColumn, sqlNow, versionColumn } from './columns';
import { documentVersion } from './documents';
import { storedFile } from './files';
import { person } from './organisation';
import { account } from './session';

const sealLevels = ['digital', 'electronic', 'own'] as const;

/** Every certificate that ever sealed a paper here, so that an old seal is known after it was replaced. */
export const signingCertificate = pgTable('signing_certificate', {
  fingerprint: text('fingerprint').primaryKey(),
  subject: text('subject').notNull(),
  selfMade: boolean('self_made').notNull(),
  /** Null of those that were used before anybody noted it. */
  validFrom: instantColumn('valid_from'),
  validUntil: instantColumn('valid_until'),
  /** How many days before its end whoever administers was last told. */
  warnedDays: integer('warned_days'),
  createdAt: createdAt(),
});

/** A PDF made ready to be signed. From then on its bytes only grow, by a seal for each signer. */
export const signingPaper = pgTable(
  'signing_paper',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Printed on it: whoever holds the paper may check it. */
    code: text('code').notNull(),
    kind: text('kind', { enum: ['document', 'receipt'] }).notNull(),
    title: text('title').notNull(),
    /** The file as it was brought, as it was sent, and with the seals so far. */
    originalHash: text('original_hash')
      .notNull()
      .references(() => storedFile.hash),
    preparedHash: text('prepared_hash')
      .notNull()
      .references(() => storedFile.hash),
    currentHash: text('current_hash')
      .notNull()
      .references(() => storedFile.hash),
    /** The person who gave it out in the organisation's name, and the seal that it carried from then on. */
    issuedBy: text('issued_by'),
    issuedAt: instantColumn('issued_at'),
    issueFingerprint: text('issue_fingerprint').references(() => signingCertificate.fingerprint),
    issueLevel: text('issue_level', { enum: sealLevels }),
    /** The authority that says when, where there is one. */
    issueStampedBy: text('issue_stamped_by'),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('signing_paper_code').on(t.code),
    index('signing_paper_original').on(t.originalHash),
    index('signing_paper_current').on(t.currentHash),
    index('signing_paper_prepared').on(t.preparedHash),
    check('signing_paper_kind', sql`${t.kind} in ('document', 'receipt')`),
    check('signing_paper_title', sql`${t.title} <> ''`),
    check(
      'signing_paper_issue',
      sql`num_nulls(${t.issuedBy}, ${t.issuedAt}, ${t.issueFingerprint}, ${t.issueLevel}) in (0, 4)`,
    ),
    check('signing_paper_issue_level', sql`${t.issueLevel} in ('digital', 'electronic', 'own')`),
  ],
);

/** A person is asked to sign a paper, and the row keeps what came of it. */
export const signature = pgTable(
  'signature',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    paperId: integer('paper_id')
      .notNull()
      .references(() => signingPaper.id),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    /** People of a lower turn sign first. */
    turn: integer('turn').notNull().default(1),
    state: text('state', {
      enum: [
        'waiting',
        'pending',
        'opened',
        'signed',
        'dissented',
        'rejected',
        'cancelled',
        'expired',
      ],
    })
      .notNull()
      .default('pending'),
    openedAt: instantColumn('opened_at'),
    doneAt: instantColumn('done_at'),
    /** Why they disagree or reject. */
    reason: text('reason').notNull().default(''),
    address: text('address').notNull().default(''),
    device: text('device').notNull().default(''),
    /** The paper as it was once they had signed. */
    sealedHash: text('sealed_hash').references(() => storedFile.hash),
    /** The certificate that sealed it and its level then: the one in use now may be another. */
    sealFingerprint: text('seal_fingerprint').references(() => signingCertificate.fingerprint),
    sealLevel: text('seal_level', { enum: sealLevels }),
    sealStampedBy: text('seal_stamped_by'),
    remindedAt: instantColumn('reminded_at'),
    changedAt: instantColumn('changed_at').notNull().default(sqlNow),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('signature_of_person').on(t.paperId, t.personId),
    index('signature_person').on(t.personId, t.state, t.id),
    // Upwards: read backwards it is the order of the list.
    index('signature_changed').on(t.changedAt, t.id),
    index('signature_sealed').on(t.sealedHash),
    check(
      'signature_state',
      sql`${t.state} in ('waiting', 'pending', 'opened', 'signed', 'dissented', 'rejected', 'cancelled', 'expired')`,
    ),
    check(
      'signature_sealed',
      sql`(${t.state} in ('signed', 'dissented')) = (${t.sealedHash} is not null)`,
    ),
    check(
      'signature_seal',
      sql`(${t.sealedHash} is null) = (${t.sealFingerprint} is null)
        and (${t.sealedHash} is null) = (${t.sealLevel} is null)`,
    ),
    check('signature_level', sql`${t.sealLevel} in ('digital', 'electronic', 'own')`),
    check(
      'signature_done',
      sql`${t.state} not in ('signed', 'dissented', 'rejected') or ${t.doneAt} is not null`,
    ),
    check(
      'signature_reason',
      sql`${t.state} not in ('dissented', 'rejected') or ${t.reason} <> ''`,
    ),
  ],
);

/** An envelope sends documents to be signed, by all on the same paper or by each on their own. */
export const envelope = pgTable(
  'envelope',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    message: text('message').notNull().default(''),
    state: text('state', {
      enum: ['draft', 'sending', 'sent', 'completed', 'rejected', 'cancelled', 'expired'],
    })
      .notNull()
      .default('draft'),
    /** `together`: one paper for all of them; `turns`: one after another; `each`: a paper of their own. */
    way: text('way', { enum: ['together', 'turns', 'each'] }).notNull(),
    /** The last day to sign. */
    dueOn: date('due_on').notNull(),
    /** Days between reminders; null, only by hand. */
    remindEvery: integer('remind_every'),
    /** The paper of somebody's file that it has signed. */
    documentVersionId: integer('document_version_id').references(() => documentVersion.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
    sentAt: instantColumn('sent_at'),
    endedAt: instantColumn('ended_at'),
    endReason: text('end_reason').notNull().default(''),
    version: versionColumn(),
  },
  (t) => [
    index('envelope_latest').on(t.createdAt, t.id),
    index('envelope_open').on(t.dueOn, t.id).where(sql`${t.state} = 'sent'`),
    uniqueIndex('envelope_document_version').on(t.documentVersionId),
    check('envelope_title', sql`${t.title} <> ''`),
    check('envelope_way', sql`${t.way} in ('together', 'turns', 'each')`),
    check(
      'envelope_state',
      sql`${t.state} in ('draft', 'sending', 'sent', 'completed', 'rejected', 'cancelled', 'expired')`,
    ),
    check('envelope_remind', sql`${t.remindEvery} is null or ${t.remindEvery} between 1 and 30`),
    check(
      'envelope_sent',
      sql`${t.state} in ('draft', 'sending', 'cancelled') or ${t.sentAt} is not null`,
    ),
  ],
);

/** A file of an envelope, in the order in which it is read. */
export const envelopeFile = pgTable(
  'envelope_file',
  {
    envelopeId: integer('envelope_id')
      .notNull()
      .references(() => envelope.id),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    fileHash: text('file_hash')
      .notNull()
      .references(() => storedFile.hash),
    /** Where each signer's field goes, by their position; without, in the evidence page. */
    places: jsonColumn('places').notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.envelopeId, t.position] }),
    index('envelope_file_hash').on(t.fileHash),
  ],
);

/** The people who sign an envelope, in the order of their turns. */
export const envelopeSigner = pgTable(
  'envelope_signer',
  {
    envelopeId: integer('envelope_id')
      .notNull()
      .references(() => envelope.id),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.envelopeId, t.personId] })],
);

/** The papers that an envelope became when it was sent. */
export const envelopePaper = pgTable(
  'envelope_paper',
  {
    paperId: integer('paper_id')
      .primaryKey()
      .references(() => signingPaper.id),
    envelopeId: integer('envelope_id')
      .notNull()
      .references(() => envelope.id),
    position: integer('position').notNull(),
  },
  (t) => [index('envelope_paper_of').on(t.envelopeId, t.position, t.paperId)],
);
