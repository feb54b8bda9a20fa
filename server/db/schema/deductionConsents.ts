import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { versionColumn } from './columns';
import { storedFile } from './files';
import { person } from './organisation';

/** A person agreed to a deduction between two days, with the paper that says so where there is one. */
export const deductionConsent = pgTable(
  'deduction_consent',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    code: text('code').notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day'),
    note: text('note').notNull().default(''),
    paperHash: text('paper_hash').references(() => storedFile.hash),
    paperName: text('paper_name'),
    version: versionColumn(),
  },
  (t) => [
    index('deduction_consent_person').on(t.personId, t.code, t.fromDay),
    index('deduction_consent_paper').on(t.paperHash),
    check('deduction_consent_days', sql`${t.toDay} is null or ${t.toDay} >= ${t.fromDay}`),
    check(
      'deduction_consent_paper_named',
      sql`(${t.paperHash} is null) = (${t.paperName} is null)`,
    ),
  ],
);
