import { visitFileKinds } from '@contract/visits/visit';
import { visitClaimKinds } from '@contract/visits/visitClaim';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, sqlNow } from './columns';
import { storedFile } from './files';
import { punch } from './markings';
import { person } from './organisation';
import { renditionLine } from './renditions';
import { account } from './session';
import { signingPaper } from './signing';
import { visit } from './visits';

/** A photo that was taken on a visit, or the signature of who was visited. */
export const visitFile = pgTable(
  'visit_file',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    visitId: integer('visit_id')
      .notNull()
      .references(() => visit.id),
    kind: text('kind', { enum: visitFileKinds }).notNull(),
    question: smallint('question'),
    hash: text('hash')
      .notNull()
      .references(() => storedFile.hash),
    name: text('name').notNull(),
    /** The moment that the device says, which may have waited for the network since. */
    takenAt: instantColumn('taken_at').notNull(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('visit_file_of').on(t.visitId, t.id),
    index('visit_file_file').on(t.hash),
    uniqueIndex('visit_file_signature').on(t.visitId).where(sql`${t.kind} = 'signature'`),
    check('visit_file_kind', sql`${t.kind} in ('photo', 'signature')`),
  ],
);

/** The paper of a finished visit, with the organisation's seal: a visit has one, and it stays as it was given out. */
export const visitAct = pgTable(
  'visit_act',
  {
    visitId: integer('visit_id')
      .primaryKey()
      .references(() => visit.id),
    paperId: integer('paper_id')
      .notNull()
      .references(() => signingPaper.id),
  },
  (t) => [uniqueIndex('visit_act_paper').on(t.paperId)],
);

/** The mail by which a paper goes to its customer: each paper has one. */
export const visitMail = pgTable(
  'visit_mail',
  {
    visitId: integer('visit_id')
      .primaryKey()
      .references(() => visit.id),
    to: text('to_address').notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    at: instantColumn('at').notNull().default(sqlNow),
  },
  (t) => [check('visit_mail_state', sql`${t.state} in ('waiting', 'sent', 'failed')`)],
);

/** A fact of a visit that its person asked to be counted: each of them once, whoever asks again. */
export const visitClaim = pgTable(
  'visit_claim',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: visitClaimKinds }).notNull(),
    visitId: integer('visit_id')
      .notNull()
      .references(() => visit.id),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    day: date('day').notNull(),
    punchId: integer('punch_id').references(() => punch.id),
    /** An expense that is taken out of its rendition takes its claims along: the way may be asked for again. */
    lineId: integer('line_id').references(() => renditionLine.id, { onDelete: 'cascade' }),
    metres: integer('metres'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('visit_claim_once').on(t.visitId, t.kind, t.personId, t.day),
    uniqueIndex('visit_claim_day').on(t.personId, t.day, t.kind).where(sql`${t.kind} <> 'way'`),
    index('visit_claim_of').on(t.personId, t.day),
    uniqueIndex('visit_claim_punch').on(t.punchId),
    index('visit_claim_line').on(t.lineId),
    check('visit_claim_kind', sql`${t.kind} in ('entry', 'exit', 'way')`),
    check(
      'visit_claim_target',
      sql`case when ${t.kind} = 'way' then num_nulls(${t.lineId}, ${t.metres}) = 0 and ${t.punchId} is null
        else ${t.punchId} is not null and num_nonnulls(${t.lineId}, ${t.metres}) = 0 end`,
    ),
  ],
);
