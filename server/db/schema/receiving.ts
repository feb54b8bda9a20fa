import { arrivalRecord } from '@contract/receiving/arrival';
import { intakeLineRecord } from '@contract/receiving/intake';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, versionColumn } from './columns';
import { storedFile } from './files';
import { site } from './organisation';
import { account } from './session';
import { location, product, stock } from './warehouse';

export const arrivalNumber = pgSequence('arrival_number');
export const intakeNumber = pgSequence('intake_number');

/** A company that brings goods. */
export const supplier = pgTable(
  'supplier',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull().unique(),
    active: boolean('active').notNull().default(true),
    searchText: text('search_text').notNull().generatedAlwaysAs(sql`anden_fold(name)`),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [index('supplier_search').using('gin', sql`${t.searchText} gin_trgm_ops`)],
);

/** Goods that a supplier is expected to bring to a site, with its delivery note. */
export const arrival = pgTable(
  'arrival',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    number: text('number')
      .notNull()
      .unique()
      .default(sql`'R-' || lpad(nextval('arrival_number')::text, 6, '0')`),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.id),
    supplierId: integer('supplier_id')
      .notNull()
      .references(() => supplier.id),
    remito: text('remito').notNull(),
    /** The remito however it is written, so that the same paper is entered once. */
    remitoKey: text('remito_key').notNull(),
    state: text('state', { enum: arrivalRecord.shown.state.values }).notNull().default('expected'),
    expectedOn: date('expected_on').notNull(),
    notes: text('notes').notNull().default(''),
    reason: text('reason').notNull().default(''),
    createdBy: integer('created_by').references(() => account.id),
    createdAt: createdAt(),
    closedAt: instantColumn('closed_at'),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('arrival_remito')
      .on(t.supplierId, t.remitoKey)
      .where(sql`${t.state} <> 'cancelled'`),
    index('arrival_of_site').on(t.siteId, t.id),
    index('arrival_expected').on(t.siteId, t.state, t.expectedOn),
    check('arrival_state', sql`${t.state} in ('expected', 'receiving', 'closed', 'cancelled')`),
    check('arrival_closed', sql`(${t.state} = 'closed') = (${t.closedAt} is not null)`),
  ],
);

export const arrivalLine = pgTable(
  'arrival_line',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    arrivalId: integer('arrival_id')
      .notNull()
      .references(() => arrival.id),
    position: integer('position').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    /** Units; zero of what came without being announced. */
    expected: integer('expected').notNull(),
    packSize: integer('pack_size').notNull().default(1),
  },
  (t) => [
    uniqueIndex('arrival_line_product').on(t.arrivalId, t.productId),
    index('arrival_line_of').on(t.arrivalId, t.position),
    index('arrival_line_goods').on(t.productId),
    check('arrival_line_expected', sql`${t.expected} >= 0`),
    check('arrival_line_pack', sql`${t.packSize} > 0`),
  ],
);

/** A single time that goods of an arrival came in at the door. */
export const intake = pgTable(
  'intake',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    number: text('number')
      .notNull()
      .unique()
      .default(sql`'I-' || lpad(nextval('intake_number')::text, 6, '0')`),
    arrivalId: integer('arrival_id')
      .notNull()
      .references(() => arrival.id),
    state: text('state', { enum: ['received', 'reversed'] })
      .notNull()
      .default('received'),
    createdBy: integer('created_by').references(() => account.id),
    createdAt: createdAt(),
    reversedBy: integer('reversed_by').references(() => account.id),
    reversedAt: instantColumn('reversed_at'),
    reason: text('reason').notNull().default(''),
    /** A photo of the remito. */
    photoHash: text('photo_hash').references(() => storedFile.hash),
  },
  (t) => [
    index('intake_photo').on(t.photoHash).where(sql`${t.photoHash} is not null`),
    index('intake_of').on(t.arrivalId, t.id),
    check('intake_state', sql`${t.state} in ('received', 'reversed')`),
    check('intake_reversed', sql`(${t.state} = 'reversed') = (${t.reversedAt} is not null)`),
  ],
);

export const intakeLine = pgTable(
  'intake_line',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    intakeId: integer('intake_id')
      .notNull()
      .references(() => intake.id),
    arrivalLineId: integer('arrival_line_id')
      .notNull()
      .references(() => arrivalLine.id),
    /** The stock in the receiving place, or in quarantine, that its units entered. */
    stockId: integer('stock_id')
      .notNull()
      .references(() => stock.id),
    quantity: integer('quantity').notNull(),
    condition: text('condition', { enum: intakeLineRecord.fields.condition.values })
      .notNull()
      .default('good'),
    reason: text('reason').notNull().default(''),
    /** Units that somebody took to a shelf already. */
    putAway: integer('put_away').notNull().default(0),
    /** The shelf to which somebody is on the way with the rest. */
    headedToId: integer('headed_to_id').references(() => location.id),
    headedBy: integer('headed_by').references(() => account.id),
    headedAt: instantColumn('headed_at'),
  },
  (t) => [
    index('intake_line_of').on(t.intakeId, t.id),
    index('intake_line_arrival').on(t.arrivalLineId),
    index('intake_line_to_put')
      .on(t.stockId)
      .where(sql`${t.condition} = 'good' and ${t.putAway} < ${t.quantity}`),
    index('intake_line_headed').on(t.headedToId).where(sql`${t.headedToId} is not null`),
    check('intake_line_quantity', sql`${t.quantity} > 0`),
    check('intake_line_condition', sql`${t.condition} in ('good', 'damaged', 'quarantined')`),
    check('intake_line_put_away', sql`${t.putAway} between 0 and ${t.quantity}`),
    check(
      'intake_line_headed_whole',
      sql`(${t.headedToId} is null) = (${t.headedAt} is null) and (${t.headedToId} is null) = (${t.headedBy} is null)`,
    ),
  ],
);

/** The minimum and the maximum of a product at a site, with what was last reckoned of it. */
export const reorderRule = pgTable(
  'reorder_rule',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.id),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    min: integer('min').notNull(),
    max: integer('max').notNull(),
    packSize: integer('pack_size').notNull().default(1),
    leadDays: integer('lead_days').notNull().default(7),
    supplierId: integer('supplier_id').references(() => supplier.id),
    active: boolean('active').notNull().default(true),
    /** Units that can be counted on, as they were last reckoned. */
    cover: integer('cover').notNull().default(0),
    /** Units that it would be good to order; there is one proposal for a product at a site, and this is it. */
    proposed: integer('proposed').notNull().default(0),
    proposedAt: instantColumn('proposed_at'),
    /** Units that somebody ordered, until a supplier announces them or their day is long over. */
    ordered: integer('ordered').notNull().default(0),
    orderedAt: instantColumn('ordered_at'),
    orderedUntil: date('ordered_until'),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('reorder_rule_once').on(t.siteId, t.productId),
    index('reorder_rule_product').on(t.productId),
    index('reorder_rule_supplier').on(t.supplierId),
    index('reorder_rule_proposed').on(t.siteId, t.proposed).where(sql`${t.proposed} > 0`),
    check('reorder_rule_limits', sql`${t.min} >= 0 and ${t.max} > ${t.min}`),
    check('reorder_rule_pack', sql`${t.packSize} > 0`),
    check('reorder_rule_proposed_at', sql`(${t.proposed} > 0) = (${t.proposedAt} is not null)`),
    check(
      'reorder_rule_ordered',
      sql`(${t.ordered} > 0) = (${t.orderedAt} is not null) and (${t.ordered} > 0) = (${t.orderedUntil} is not null)`,
    ),
  ],
);
