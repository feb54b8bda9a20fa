import { garnishmentMovementKinds, garnishmentRecord } from '@contract/garnishments/garnishment';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, versionColumn } from './columns';
import { person } from './organisation';
import { payRun } from './payRuns';

const { kind, take, of } = garnishmentRecord.fields;
const money = (name: string) => numeric(name, { precision: 14, scale: 2 });

/** A court orders that a part of somebody's pay be withheld. */
export const garnishment = pgTable(
  'garnishment',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    kind: text('kind', { enum: kind.values }).notNull(),
    court: text('court').notNull(),
    file: text('file').notNull(),
    account: text('account'),
    take: text('take', { enum: take.values }).notNull(),
    percent: numeric('percent', { precision: 7, scale: 4 }),
    of: text('of', { enum: of.values }).notNull(),
    amount: money('amount'),
    /** Null: it goes on until it is lifted. */
    total: money('total'),
    takenBefore: money('taken_before'),
    onSac: boolean('on_sac').notNull(),
    /** The order that came first is paid first. */
    receivedOn: date('received_on').notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day'),
    note: text('note').notNull().default(''),
    version: versionColumn(),
  },
  (t) => [
    index('garnishment_person').on(t.personId, t.receivedOn, t.id),
    check('garnishment_kind', sql`${t.kind} in ('debt', 'maintenance')`),
    check(
      'garnishment_take',
      sql`case ${t.take} when 'legal' then ${t.kind} = 'debt' when 'percent' then coalesce(${t.percent} > 0 and ${t.percent} <= 100, false)
        when 'amount' then coalesce(${t.amount} > 0, false) else false end`,
    ),
    check('garnishment_of', sql`${t.of} in ('gross', 'net')`),
    check('garnishment_total', sql`${t.kind} = 'maintenance' or ${t.total} > 0`),
    check(
      'garnishment_before',
      sql`coalesce(${t.takenBefore}, 0) <= coalesce(${t.total}, 999999999999)`,
    ),
    check('garnishment_days', sql`${t.toDay} is null or ${t.toDay} >= ${t.fromDay}`),
  ],
);

/** Each run that withheld for an order has a line; nothing rewrites it. */
export const garnishmentMovement = pgTable(
  'garnishment_movement',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    garnishmentId: integer('garnishment_id')
      .notNull()
      .references(() => garnishment.id),
    runId: integer('run_id')
      .notNull()
      .references(() => payRun.id),
    kind: text('kind', { enum: garnishmentMovementKinds }).notNull(),
    /** Money that is given back is below zero. */
    amount: money('amount').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    // Holds all that what was withheld is added up from.
    index('garnishment_movement_of').on(t.garnishmentId, t.id, t.amount),
    uniqueIndex('garnishment_movement_once').on(t.runId, t.garnishmentId, t.kind),
    check(
      'garnishment_movement_sign',
      sql`case ${t.kind} when 'withheld' then ${t.amount} > 0 when 'givenBack' then ${t.amount} < 0 else false end`,
    ),
  ],
);
