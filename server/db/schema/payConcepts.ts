import type { ConceptRun, PayBase } from '@contract/liquidations/payBases';
import { payConceptRecord } from '@contract/liquidations/payConcept';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { versionColumn } from './columns';

const { item, kind, reversal, rounding } = payConceptRecord.fields;

/** A concept may be paid between its dates: one code is one thing at a time (`pay_concept_once`). */
export const payConcept = pgTable(
  'pay_concept',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: kind.values }).notNull(),
    runs: text('runs').array().$type<ConceptRun[]>().notNull(),
    condition: text('condition').notNull().default(''),
    quantity: text('quantity').notNull().default(''),
    rate: text('rate').notNull().default(''),
    formula: text('formula').notNull().default(''),
    bases: text('bases').array().$type<PayBase[]>().notNull(),
    rounding: text('rounding', { enum: rounding.values }).notNull().default('cents'),
    reversal: text('reversal', { enum: reversal.values }).notNull().default('opposite'),
    unit: text('unit').notNull().default(''),
    position: smallint('position').notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day'),
    source: text('source').notNull().default(''),
    /** Where it goes in the books; of what the employer adds, also what is owed for it. */
    account: text('account').notNull().default(''),
    counterAccount: text('counter_account').notNull().default(''),
    asksConsent: boolean('asks_consent').notNull().default(false),
    item: text('item', { enum: item.values }).notNull().default('others'),
    /** The code of the concept in the digital book of pay. */
    bookCode: text('book_code').notNull().default(''),
    version: versionColumn(),
  },
  (t) => [
    index('pay_concept_code').on(t.code, t.fromDay),
    check(
      'pay_concept_kind',
      sql`${t.kind} in ('remunerative', 'nonRemunerative', 'deduction', 'employer', 'informative')`,
    ),
    check('pay_concept_consent', sql`not ${t.asksConsent} or ${t.kind} = 'deduction'`),
    check('pay_concept_days', sql`${t.toDay} is null or ${t.toDay} >= ${t.fromDay}`),
    check(
      'pay_concept_item',
      sql`${t.item} in ('socialSecurity', 'healthInsurance', 'pensionersHealth', 'workRisk', 'union', 'chambers', 'others')`,
    ),
    check('pay_concept_rounding', sql`${t.rounding} in ('cents', 'whole')`),
    check(
      'pay_concept_reversal',
      sql`${t.reversal} = 'opposite' or (${t.reversal} = 'left' and ${t.kind} = 'informative' and ${t.bases} = '{}')`,
    ),
    check(
      'pay_concept_runs',
      sql`cardinality(${t.runs}) > 0 and ${t.runs} <@ array['monthly', 'sac', 'fortnight', 'vacation', 'final']`,
    ),
    check(
      'pay_concept_reckoned',
      sql`${t.formula} <> '' or (${t.quantity} <> '' and ${t.rate} <> '')`,
    ),
  ],
);
