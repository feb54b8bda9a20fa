import { renditionKinds, renditionRecord } from '@contract/renditions/rendition';
import { type SQL, sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, versionColumn } from './columns';
import { expenseChecks, expenseColumns } from './expenses';
import { person } from './organisation';
import { account } from './session';

const { state, advancePaidBy, settledBy } = renditionRecord.shown;

const sum = (name: string) => numeric(name, { precision: 14, scale: 2 }).notNull().default('0');
const holds = (name: string, condition: SQL) => check(`rendition_${name}`, condition);

/** An advance and the report of what was spent of it; without an advance, the report alone. */
export const rendition = pgTable(
  'rendition',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    title: text('title').notNull(),
    trip: text('trip').notNull().default(''),
    /** Null: no advance. */
    asked: numeric('asked', { precision: 14, scale: 2 }),
    paid: sum('paid'),
    /** The part of the advance that approved expenses cover. */
    claimed: sum('claimed'),
    returned: sum('returned'),
    spent: sum('spent'),
    sanctioned: sum('sanctioned'),
    /** While something of it is decided, a mirror of the request. */
    state: text('state', { enum: state.values }).notNull(),
    advancePaidBy: text('advance_paid_by', { enum: advancePaidBy.values }),
    advancePaidOn: date('advance_paid_on'),
    settledBy: text('settled_by', { enum: settledBy.values }),
    settledOn: date('settled_on'),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    index('rendition_person').on(t.personId, t.createdAt),
    index('rendition_made').on(t.createdAt.desc(), t.id.desc()),
    index('rendition_state').on(t.state, t.createdAt.desc()),
    holds('asked', sql`${t.asked} is null or ${t.asked} > 0`),
    holds('paid', sql`${t.paid} >= 0 and ${t.paid} <= coalesce(${t.asked}, 0)`),
    holds(
      'covered',
      sql`${t.claimed} >= 0 and ${t.returned} >= 0 and ${t.claimed} + ${t.returned} <= ${t.paid}`,
    ),
    holds('sanctioned', sql`${t.sanctioned} >= 0 and ${t.sanctioned} <= ${t.spent}`),
    holds(
      'state_known',
      sql`${t.state} in ('draft', 'pending', 'toPay', 'open', 'handed', 'approved', 'settled', 'rejected', 'cancelled')`,
    ),
    holds(
      'advance_paid',
      sql`(${t.paid} > 0) = (${t.advancePaidBy} is not null) and (${t.advancePaidBy} is null) = (${t.advancePaidOn} is null)`,
    ),
    holds(
      'settled',
      sql`(${t.state} = 'settled') = (${t.settledBy} is not null) and (${t.settledBy} is null) = (${t.settledOn} is null)`,
    ),
    holds(
      'not_settled_short',
      sql`${t.state} <> 'settled' or ${t.claimed} + ${t.returned} = ${t.paid}`,
    ),
  ],
);

/** A line is an expense with its receipt. */
export const renditionLine = pgTable(
  'rendition_line',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    renditionId: integer('rendition_id')
      .notNull()
      .references(() => rendition.id),
    ...expenseColumns(),
    createdAt: createdAt(),
  },
  (t) => [
    index('rendition_line_of').on(t.renditionId, t.id),
    index('rendition_line_day').on(t.day),
    index('rendition_line_category').on(t.categoryId),
    index('rendition_line_receipt').on(t.receiptHash),
    index('rendition_line_content').on(t.receiptContent),
    index('rendition_line_invoice').on(t.issuer, t.invoiceNumber),
    ...expenseChecks('rendition_line', t),
  ],
);

/** Each row tells who did what to a rendition; nothing rewrites it. */
export const renditionEvent = pgTable(
  'rendition_event',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    renditionId: integer('rendition_id')
      .notNull()
      .references(() => rendition.id),
    kind: text('kind', { enum: renditionKinds }).notNull(),
    /** Null: the server by itself. */
    accountId: integer('account_id').references(() => account.id),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (t) => [index('rendition_event_of').on(t.renditionId, t.id)],
);
