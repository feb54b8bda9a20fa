import { halfField } from '@contract/liquidations/half';
import type { PayLeaver } from '@contract/liquidations/leaver';
import { payRunEventKinds, payRunRecord } from '@contract/liquidations/payRun';
import type { PayFlag } from '@contract/liquidations/payRunPerson';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, jsonColumn, versionColumn } from './columns';
import { leave } from './holidays';
import { person, site } from './organisation';
import { payConcept } from './payConcepts';
import { receipt, receiptBatch } from './receipts';
import { account } from './session';

const money = (name: string) => numeric(name, { precision: 14, scale: 2 });
const { kind, raise } = payRunRecord.fields;
const { state } = payRunRecord.shown;

/** A loan as it stood before a last pay took all that was left of it. */
export interface BroughtLoan {
  id: number;
  personId: number;
  paused: boolean;
  instalments: { id: number; period: string }[];
}

/** A month of pay of some people. What it was reckoned from is kept with it, so that it comes to the same for ever. */
export const payRun = pgTable(
  'pay_run',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: kind.values }).notNull(),
    /** "2026-10". */
    period: text('period').notNull(),
    half: text('half', { enum: halfField.values }),
    number: smallint('number').notNull(),
    title: text('title').notNull(),
    /** Null: everybody, whatever their place. */
    siteId: integer('site_id').references(() => site.id),
    agreement: text('agreement'),
    payDay: date('pay_day').notNull(),
    /** The people of a final settlement, and why each leaves. */
    leavers: jsonColumn('leavers').$type<PayLeaver[]>().notNull().default([]),
    /** The first month that an adjustment looks at: "2026-08". */
    since: text('since').notNull().default(''),
    /** The raise that an adjustment reckons those months with, and the category that it is for. */
    raise: text('raise', { enum: raise.values }),
    raiseValue: money('raise_value'),
    category: text('category'),
    /** A vacation run pays those that begin between these days. */
    firstStart: date('first_start'),
    lastStart: date('last_start'),
    /** The people it is for; empty: everybody it could be for. */
    personIds: integer('person_ids').array().notNull().default([]),
    exceptIds: integer('except_ids').array().notNull().default([]),
    /** Instalments that were brought forward for it, to be put back if it is cancelled. */
    brought: jsonColumn('brought').$type<BroughtLoan[]>().notNull().default([]),
    state: text('state', { enum: state.values }).notNull().default('draft'),
    /** Concepts, figures of the law and closes as they were; null until it is first reckoned. */
    frozen: jsonColumn('frozen'),
    frozenAt: instantColumn('frozen_at'),
    jobId: uuid('job_id'),
    batchId: integer('batch_id').references(() => receiptBatch.id),
    publishedAt: instantColumn('published_at'),
    paidOn: date('paid_on'),
    reason: text('reason').notNull().default(''),
    /** The run that this one takes back: the same with the other sign. */
    reversesId: integer('reverses_id').references((): AnyPgColumn => payRun.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('pay_run_number').on(t.kind, t.period, t.number),
    index('pay_run_latest').on(t.period, t.id),
    uniqueIndex('pay_run_reversed_once').on(t.reversesId).where(sql`${t.state} <> 'cancelled'`),
    check(
      'pay_run_kind',
      sql`${t.kind} in ('monthly', 'sac', 'fortnight', 'vacation', 'final', 'adjustment', 'supplementary')`,
    ),
    check('pay_run_period', sql`${t.period} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`),
    check('pay_run_number_is', sql`${t.number} between 1 and 99`),
    check(
      'pay_run_state',
      sql`${t.state} in ('draft', 'calculating', 'review', 'pending', 'approved', 'publishing', 'published', 'paid', 'reversed', 'cancelled')`,
    ),
    check('pay_run_frozen', sql`(${t.frozen} is null) = (${t.frozenAt} is null)`),
    check(
      'pay_run_paid',
      sql`${t.state} = 'reversed' or (${t.state} = 'paid') = (${t.paidOn} is not null)`,
    ),
    check('pay_run_leavers', sql`(${t.kind} = 'final') = (jsonb_array_length(${t.leavers}) > 0)`),
    check(
      'pay_run_vacation',
      sql`(${t.kind} = 'vacation') = (${t.firstStart} is not null) and (${t.kind} = 'vacation') = (${t.lastStart} is not null)`,
    ),
    check(
      'pay_run_half',
      sql`(${t.kind} = 'fortnight') = (${t.half} is not null) and (${t.half} is null or ${t.half} in ('first', 'second'))`,
    ),
    check(
      'pay_run_since',
      sql`(${t.kind} = 'adjustment') = (${t.since} <> '') and ${t.since} < ${t.period}`,
    ),
    check(
      'pay_run_raise',
      sql`(${t.kind} = 'adjustment') = (${t.raise} is not null) and coalesce(${t.raise} in ('percent', 'amount'), false) = (${t.raiseValue} is not null)
        and (${t.raise} is null or ${t.raise} in ('record', 'percent', 'amount'))`,
    ),
    check('pay_run_starts', sql`${t.firstStart} <= ${t.lastStart}`),
    check('pay_run_reason', sql`${t.state} <> 'cancelled' or ${t.reason} <> ''`),
  ],
);

/** A person of a run has the facts that it was reckoned from, and the sums that it came to. */
export const payRunPerson = pgTable(
  'pay_run_person',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    runId: integer('run_id')
      .notNull()
      .references(() => payRun.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    facts: jsonColumn('facts').notNull(),
    /** Null until they are reckoned. */
    reckonedAt: instantColumn('reckoned_at'),
    problem: text('problem').notNull().default(''),
    remunerative: money('remunerative').notNull().default('0'),
    nonRemunerative: money('non_remunerative').notNull().default('0'),
    deductions: money('deductions').notNull().default('0'),
    employer: money('employer').notNull().default('0'),
    net: money('net').notNull().default('0'),
    previousNet: money('previous_net'),
    flags: text('flags').array().$type<PayFlag[]>().notNull().default([]),
    /** The sum of each base, for the months that look back. */
    bases: jsonColumn('bases').$type<Record<string, string>>().notNull().default({}),
    /** The parts of these bases that belong to other months, by month. Empty: everything belongs to the month of the run. */
    months: jsonColumn('months')
      .$type<Record<string, Record<string, string>>>()
      .notNull()
      .default({}),
    /** The items that the run settles. */
    items: integer('items').array().notNull().default([]),
    /** These deductions were left out, because the consent that they need was not written down. */
    unconsented: text('unconsented').array().notNull().default([]),
    /** The amount withheld for each order of a court, by the order's id. */
    withheld: jsonColumn('withheld').$type<Record<string, string>>().notNull().default({}),
    receiptId: integer('receipt_id').references(() => receipt.id),
  },
  (t) => [
    uniqueIndex('pay_run_person_once').on(t.runId, t.personId),
    index('pay_run_person_net').on(t.runId, t.net),
    // A list of runs counts the few people with a problem among ten thousand.
    index('pay_run_person_failed').on(t.runId).where(sql`${t.problem} <> ''`),
    index('pay_run_person_of').on(t.personId, t.runId),
    index('pay_run_person_receipt').on(t.receiptId),
    check(
      'pay_run_person_net_is',
      sql`${t.net} = ${t.remunerative} + ${t.nonRemunerative} - ${t.deductions}`,
    ),
  ],
);

/** A vacation that a run pays before it begins: one is paid by one run, and a month leaves its days out. */
export const payAhead = pgTable(
  'pay_ahead',
  {
    leaveId: integer('leave_id')
      .primaryKey()
      .references(() => leave.id),
    runId: integer('run_id')
      .notNull()
      .references(() => payRun.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
  },
  (t) => [
    index('pay_ahead_run').on(t.runId, t.personId),
    index('pay_ahead_person').on(t.personId, t.fromDay),
    check('pay_ahead_days', sql`${t.toDay} >= ${t.fromDay}`),
  ],
);

/** A line of somebody's pay. */
export const payLine = pgTable(
  'pay_line',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => payRun.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    conceptId: integer('concept_id')
      .notNull()
      .references(() => payConcept.id),
    code: text('code').notNull(),
    quantity: numeric('quantity', { precision: 14, scale: 4 }),
    rate: numeric('rate', { precision: 18, scale: 6 }),
    amount: money('amount').notNull(),
    /** The month that an adjustment corrects; empty: that of its run. */
    ofPeriod: text('of_period').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.personId, t.conceptId, t.ofPeriod] }),
    index('pay_line_person').on(t.personId, t.code, t.runId),
    index('pay_line_concept').on(t.conceptId),
  ],
);

/** Each row tells who did what to a run; nothing rewrites it. */
export const payRunEvent = pgTable(
  'pay_run_event',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    runId: integer('run_id')
      .notNull()
      .references(() => payRun.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: payRunEventKinds }).notNull(),
    /** Null: the server by itself. */
    accountId: integer('account_id').references(() => account.id),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (t) => [index('pay_run_event_of').on(t.runId, t.id)],
);
