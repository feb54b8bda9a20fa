import { loanMovementKinds } from '@contract/loans/loan';
import { loanTypeRecord } from '@contract/loans/loanType';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, jsonColumn, versionColumn } from './columns';
import { person } from './organisation';
import { payItem } from './payItems';
import { account } from './session';

const money = (name: string) => numeric(name, { precision: 14, scale: 2 });

/** People ask for loans of a type, within the organisation's own limits; those of the law are parameters. */
export const loanType = pgTable(
  'loan_type',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind', { enum: loanTypeRecord.fields.kind.values }).notNull(),
    maxInstalments: smallint('max_instalments').notNull(),
    /** Null: no limit of its own. */
    maxAmount: money('max_amount'),
    maxSalaries: numeric('max_salaries', { precision: 6, scale: 2 }),
    minServiceMonths: smallint('min_service_months').notNull().default(0),
    source: text('source').notNull().default(''),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
  },
  (t) => [
    check('loan_type_kind', sql`${t.kind} in ('advance', 'loan')`),
    check('loan_type_instalments', sql`${t.maxInstalments} between 1 and 60`),
    check('loan_type_amount', sql`${t.maxAmount} is null or ${t.maxAmount} > 0`),
    check('loan_type_salaries', sql`${t.maxSalaries} is null or ${t.maxSalaries} > 0`),
  ],
);

/** A loan as it was asked for; its state is the approval request's until it is granted, and then stands here. */
export const loan = pgTable(
  'loan',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    typeId: integer('type_id')
      .notNull()
      .references(() => loanType.id),
    amount: money('amount').notNull(),
    instalments: smallint('instalments').notNull(),
    /** "2026-12": the month whose pay gives the first one back. */
    firstPeriod: text('first_period').notNull(),
    note: text('note').notNull().default(''),
    /** Null: not granted. */
    stage: text('stage', {
      enum: ['toPay', 'inRun', 'active', 'paused', 'settled', 'calledOff'],
    }),
    paidOn: date('paid_on'),
    /** Why it has no effect. */
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    index('loan_person').on(t.personId, t.id),
    index('loan_type_of').on(t.typeId),
    index('loan_stage').on(t.stage, t.id),
    check('loan_amount', sql`${t.amount} > 0`),
    check('loan_instalments', sql`${t.instalments} between 1 and 60`),
    check('loan_period', sql`${t.firstPeriod} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`),
    check(
      'loan_stage_is',
      sql`${t.stage} in ('toPay', 'inRun', 'active', 'paused', 'settled', 'calledOff')`,
    ),
    check(
      'loan_paid',
      sql`(${t.paidOn} is not null) = (coalesce(${t.stage}, '') in ('active', 'paused', 'settled'))`,
    ),
    check('loan_reason', sql`${t.stage} <> 'calledOff' or ${t.reason} <> ''`),
  ],
);

/** An instalment is given back in one month; there are none before the money was given. */
export const loanInstalment = pgTable(
  'loan_instalment',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loan.id),
    number: smallint('number').notNull(),
    /** It moves with a pause, or with a pay that was too low. */
    period: text('period').notNull(),
    amount: money('amount').notNull(),
    /** The part that was given back before its time. */
    covered: money('covered').notNull().default('0'),
    state: text('state', { enum: ['due', 'deducted', 'covered'] })
      .notNull()
      .default('due'),
    /** How many runs could not take it. */
    skipped: smallint('skipped').notNull().default(0),
    /** The item that a run takes it from pay with. */
    itemId: integer('item_id').references(() => payItem.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('loan_instalment_number').on(t.loanId, t.number),
    index('loan_instalment_due').on(t.loanId, t.period).where(sql`${t.state} = 'due'`),
    index('loan_instalment_item').on(t.itemId),
    check('loan_instalment_amount', sql`${t.amount} > 0`),
    check(
      'loan_instalment_covered',
      sql`${t.covered} between 0 and ${t.amount} and (${t.covered} = ${t.amount}) = (${t.state} = 'covered')`,
    ),
    check('loan_instalment_state', sql`${t.state} in ('due', 'deducted', 'covered')`),
    check('loan_instalment_period', sql`${t.period} ~ '^2[01][0-9]{2}-(0[1-9]|1[0-2])$'`),
  ],
);

/** A debt is the sum of its movements, one for each cause; nothing rewrites them. */
export const loanMovement = pgTable(
  'loan_movement',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loan.id),
    kind: text('kind', { enum: loanMovementKinds }).notNull(),
    /** Money that was lent adds to the balance, and money given back is below zero. */
    amount: money('amount').notNull(),
    /** The facts that its words are made of, as they were then. */
    facts: jsonColumn('facts').$type<Record<string, string | number>>().notNull().default({}),
    reason: text('reason'),
    /** Null: the server by itself. */
    accountId: integer('account_id').references(() => account.id),
    createdAt: createdAt(),
  },
  (t) => [
    // Holds all that a balance is added up from.
    index('loan_movement_of').on(t.loanId, t.id, t.amount),
    check(
      'loan_movement_sign',
      sql`case when ${t.kind} in ('lent', 'givenBack') then ${t.amount} > 0
        when ${t.kind} in ('takenBack', 'deducted', 'paid') then ${t.amount} < 0
        when ${t.kind} in ('skipped', 'paused', 'resumed', 'moved', 'calledOff') then ${t.amount} = 0
        else false end`,
    ),
  ],
);
