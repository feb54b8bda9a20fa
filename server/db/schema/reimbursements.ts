import { reimbursementKinds, reimbursementRecord } from '@contract/reimbursements/reimbursement';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, versionColumn } from './columns';
import { expenseChecks, expenseColumns } from './expenses';
import { person } from './organisation';
import { account } from './session';

const { state, paidBy } = reimbursementRecord.shown;

/** A person asks for an expense to be given back. */
export const reimbursement = pgTable(
  'reimbursement',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    ...expenseColumns(),
    /** While it is decided, a mirror of the request. */
    state: text('state', { enum: state.values }).notNull(),
    paidBy: text('paid_by', { enum: paidBy.values }),
    paidOn: date('paid_on'),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    index('reimbursement_person').on(t.personId, t.day),
    index('reimbursement_day').on(t.day.desc(), t.id.desc()),
    index('reimbursement_state').on(t.state, t.day.desc()),
    index('reimbursement_category').on(t.categoryId),
    index('reimbursement_receipt').on(t.receiptHash),
    index('reimbursement_content').on(t.receiptContent),
    index('reimbursement_invoice').on(t.issuer, t.invoiceNumber),
    ...expenseChecks('reimbursement', t),
    check(
      'reimbursement_state_known',
      sql`${t.state} in ('draft', 'pending', 'approved', 'paid', 'rejected', 'cancelled')`,
    ),
    check(
      'reimbursement_paid',
      sql`(${t.state} = 'paid') = (${t.paidBy} is not null) and (${t.paidBy} is null) = (${t.paidOn} is null)`,
    ),
  ],
);

/** Each row tells who did what to a reimbursement; nothing rewrites it. */
export const reimbursementEvent = pgTable(
  'reimbursement_event',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reimbursementId: integer('reimbursement_id')
      .notNull()
      .references(() => reimbursement.id),
    kind: text('kind', { enum: reimbursementKinds }).notNull(),
    /** Null: the server by itself. */
    accountId: integer('account_id').references(() => account.id),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (t) => [index('reimbursement_event_of').on(t.reimbursementId, t.id)],
);
