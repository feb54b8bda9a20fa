import { taxDeductionRecord } from '@contract/incomeTax/taxDeduction';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { versionColumn } from './columns';
import { person } from './organisation';

const { kind, part } = taxDeductionRecord.fields;

/** A person declared a deduction from the income that is taxed, month by month. */
export const taxDeduction = pgTable(
  'tax_deduction',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    kind: text('kind', { enum: kind.values }).notNull(),
    part: text('part', { enum: part.values }).notNull(),
    /** Null: the law says how much. */
    amount: numeric('amount', { precision: 14, scale: 2 }),
    detail: text('detail').notNull().default(''),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day'),
    version: versionColumn(),
  },
  (t) => [
    index('tax_deduction_person').on(t.personId, t.fromDay, t.id),
    check(
      'tax_deduction_amount',
      sql`case when ${t.kind} in ('spouse', 'child', 'disabledChild') then ${t.amount} is null
        else coalesce(${t.amount} > 0, false) and ${t.part} = 'whole' end`,
    ),
    check('tax_deduction_part', sql`${t.part} in ('whole', 'half')`),
    check(
      'tax_deduction_kind',
      sql`${t.kind} in ('spouse', 'child', 'disabledChild', 'rent', 'lifeInsurance', 'healthPlan', 'medical', 'mortgage', 'domestic', 'donation', 'other')`,
    ),
    check('tax_deduction_days', sql`${t.toDay} is null or ${t.toDay} >= ${t.fromDay}`),
  ],
);
