import { countLineRecord } from '@contract/counters/countLine';
import { stockCountRecord } from '@contract/counters/stockCount';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, jsonColumn, sqlNow, versionColumn } from './columns';
import { storedFile } from './files';
import { person, site } from './organisation';
import { account } from './session';
import { stock } from './warehouse';

export const stockCountNumber = pgSequence('stock_count_number');

/** A count of some shelves of a site. */
export const stockCount = pgTable(
  'stock_count',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    number: text('number')
      .notNull()
      .unique()
      .default(sql`'C-' || lpad(nextval('stock_count_number')::text, 6, '0')`),
    title: text('title').notNull(),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.id),
    state: text('state', { enum: stockCountRecord.shown.state.values })
      .notNull()
      .default('counting'),
    blind: boolean('blind').notNull(),
    /** It is for whoever has a published shift there when they count. */
    onShift: boolean('on_shift').notNull().default(false),
    dueOn: date('due_on').notNull(),
    note: text('note').notNull().default(''),
    /** The filters that its planner chose. */
    chosen: jsonColumn('chosen').notNull(),
    lines: integer('lines').notNull().default(0),
    reason: text('reason').notNull().default(''),
    createdBy: integer('created_by').references(() => account.id),
    createdAt: createdAt(),
    closedAt: instantColumn('closed_at'),
    version: versionColumn(),
  },
  (t) => [
    index('stock_count_of_site').on(t.siteId, t.id),
    index('stock_count_due').on(t.siteId, t.state, t.dueOn),
    check('stock_count_state', sql`${t.state} in ('counting', 'closed', 'reversed', 'cancelled')`),
    check(
      'stock_count_closed',
      sql`(${t.state} in ('closed', 'reversed')) = (${t.closedAt} is not null)`,
    ),
  ],
);

/** A person named to count; a count without any is for whoever is at the site. */
export const stockCountPerson = pgTable(
  'stock_count_person',
  {
    countId: integer('count_id')
      .notNull()
      .references(() => stockCount.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
  },
  (t) => [
    primaryKey({ columns: [t.countId, t.personId] }),
    index('stock_count_person_of').on(t.personId, t.countId),
  ],
);

/** A product, and its lot, on a shelf that has to be counted. */
export const stockCountLine = pgTable(
  'stock_count_line',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    countId: integer('count_id')
      .notNull()
      .references(() => stockCount.id),
    stockId: integer('stock_id')
      .notNull()
      .references(() => stock.id),
    state: text('state', { enum: countLineRecord.shown.state.values }).notNull().default('pending'),
    /** Nothing was decided yet, so that no other count may have the same shelf and product. */
    open: boolean('open')
      .notNull()
      .generatedAlwaysAs(sql`state in ('pending', 'again', 'differs', 'approval')`),
    found: boolean('found').notNull().default(false),
    round: smallint('round').notNull().default(1),
    counted: integer('counted'),
    expected: integer('expected'),
    difference: integer('difference').generatedAlwaysAs(sql`counted - expected`),
    damaged: integer('damaged').notNull().default(0),
    moved: boolean('moved').notNull().default(false),
    cause: text('cause', { enum: countLineRecord.shown.cause.values }),
    reason: text('reason').notNull().default(''),
    /** The units that its adjustment added to the stock, which a reversal takes back. */
    adjustment: integer('adjustment'),
    settledBy: integer('settled_by').references(() => account.id),
    settledAt: instantColumn('settled_at'),
  },
  (t) => [
    uniqueIndex('stock_count_line_open').on(t.stockId).where(sql`${t.open}`),
    uniqueIndex('stock_count_line_once').on(t.countId, t.stockId),
    index('stock_count_line_state').on(t.countId, t.state),
    index('stock_count_line_stock').on(t.stockId, t.settledAt),
    check(
      'stock_count_line_state_known',
      sql`${t.state} in ('pending', 'again', 'differs', 'approval', 'same', 'adjusted', 'accepted', 'missed')`,
    ),
    check('stock_count_line_counted', sql`${t.counted} >= 0 and ${t.damaged} >= 0`),
    check('stock_count_line_whole', sql`(${t.counted} is null) = (${t.expected} is null)`),
    check(
      'stock_count_line_adjusted',
      sql`(${t.state} = 'adjusted') = (${t.adjustment} is not null)`,
    ),
  ],
);

/** A single time that somebody counted a line; earlier ones stay told. */
export const stockCountEntry = pgTable(
  'stock_count_entry',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    lineId: integer('line_id')
      .notNull()
      .references(() => stockCountLine.id),
    round: smallint('round').notNull(),
    personId: integer('person_id').references(() => person.id),
    accountId: integer('account_id').references(() => account.id),
    quantity: integer('quantity').notNull(),
    damaged: integer('damaged').notNull().default(0),
    /** The stock of its moment, reckoned from the movements. */
    expected: integer('expected').notNull(),
    moved: boolean('moved').notNull(),
    /** This person had not moved those goods since they were last counted. */
    independent: boolean('independent').notNull().default(true),
    note: text('note').notNull().default(''),
    photoHash: text('photo_hash').references(() => storedFile.hash),
    at: instantColumn('at').notNull(),
    receivedAt: instantColumn('received_at').notNull().default(sqlNow),
  },
  (t) => [
    index('stock_count_entry_of').on(t.lineId, t.id),
    index('stock_count_entry_photo').on(t.photoHash).where(sql`${t.photoHash} is not null`),
    check('stock_count_entry_quantity', sql`${t.quantity} >= 0`),
    check('stock_count_entry_damaged', sql`${t.damaged} between 0 and ${t.quantity}`),
  ],
);
