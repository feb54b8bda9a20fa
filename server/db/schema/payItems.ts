import { payItemKindNames } from '@contract/core/payItemKinds';
import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn } from './columns';
import { person } from './organisation';
import { payRun } from './payRuns';

/** An item is paid or taken with somebody's next pay. A run holds it while it is prepared, and settles it with the slip. */
export const payItem = pgTable(
  'pay_item',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    kind: text('kind', { enum: payItemKindNames }).notNull(),
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    /** The first month that may settle it: "2026-12". */
    fromPeriod: text('from_period').notNull(),
    label: text('label').notNull(),
    /** Where in the product it comes from. */
    path: text('path').notNull(),
    /** The module that it is of, and its record there. */
    source: text('source').notNull(),
    sourceId: integer('source_id').notNull(),
    runId: integer('run_id').references(() => payRun.id),
    settledAt: instantColumn('settled_at'),
    /** How many runs could not take it, for want of pay. */
    skipped: smallint('skipped').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('pay_item_waiting').on(t.personId, t.fromPeriod).where(sql`${t.settledAt} is null`),
    index('pay_item_run').on(t.runId, t.personId),
    index('pay_item_source').on(t.source, t.sourceId),
    check('pay_item_amount', sql`${t.amount} > 0`),
    check('pay_item_period', sql`${t.fromPeriod} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`),
    check('pay_item_settled', sql`${t.settledAt} is null or ${t.runId} is not null`),
  ],
);
