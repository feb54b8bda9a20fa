import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { payRunPerson } from './payRuns';
import { account } from './session';

/** A transfer of a run that the bank sent back; several where it did so again. */
export const payRejection = pgTable(
  'pay_rejection',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The row of the person in the run. */
    rowId: integer('row_id')
      .notNull()
      .references(() => payRunPerson.id),
    rejectedOn: date('rejected_on').notNull(),
    reason: text('reason').notNull(),
    /** When they were paid again; null while they are not. */
    paidOn: date('paid_on'),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('pay_rejection_of').on(t.rowId, t.id),
    uniqueIndex('pay_rejection_open').on(t.rowId).where(sql`${t.paidOn} is null`),
    check('pay_rejection_reason', sql`${t.reason} <> ''`),
    check('pay_rejection_paid', sql`${t.paidOn} >= ${t.rejectedOn}`),
  ],
);
