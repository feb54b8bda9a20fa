import { finalStates, orderStates } from '@contract/orders/orderState';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, sqlNow, versionColumn } from './columns';
import { person, site } from './organisation';
import { account } from './session';
import { customer, product } from './warehouse';

const states = sql`('created', 'approved', 'picking', 'picked', 'checked', 'packed', 'dispatched', 'delivered', 'onHold', 'cancelled')`;

export const orderNumber = pgSequence('warehouse_order_number');

/** `order` is a word of SQL. What a list sorts or filters by stands here, so that a page needs no join. */
export const warehouseOrder = pgTable(
  'warehouse_order',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    number: text('number')
      .notNull()
      .unique()
      .default(sql`'P-' || lpad(nextval('warehouse_order_number')::text, 7, '0')`),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    /** Name and address are kept from when the order was written: a customer who moves does not move old deliveries. */
    customerName: text('customer_name').notNull(),
    address: text('address').notNull(),
    latitude: numeric('latitude', { precision: 9, scale: 6 }),
    longitude: numeric('longitude', { precision: 9, scale: 6 }),
    /** 1 urgent, 2 high, 3 normal, 4 low. */
    priority: smallint('priority').notNull().default(3),
    promisedOn: date('promised_on').notNull(),
    state: text('state', { enum: orderStates }).notNull().default('created'),
    stateSince: instantColumn('state_since').notNull().default(sqlNow),
    stateBeforeHold: text('state_before_hold', {
      enum: ['created', 'approved', 'picking', 'picked', 'checked', 'packed'],
    }),
    holdReason: text('hold_reason'),
    /** Mirrors the approvals engine, so that the database itself prepares nothing that was not approved. */
    awaitsApproval: boolean('awaits_approval').notNull().default(false),
    pickerId: integer('picker_id').references(() => person.id),
    lineCount: integer('line_count').notNull(),
    unitCount: integer('unit_count').notNull(),
    packageCount: integer('package_count').notNull().default(0),
    /** How often somebody stood at the door and nobody was there. */
    deliveryAttempts: integer('delivery_attempts').notNull().default(0),
    /** The order of which this one brings what was not delivered. */
    restOfId: integer('rest_of_id').references((): AnyPgColumn => warehouseOrder.id),
    notes: text('notes').notNull().default(''),
    /** The name of the order where it came from, so that a file brings it once. */
    reference: text('reference'),
    createdBy: integer('created_by').references(() => account.id),
    createdAt: createdAt(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`anden_fold(number || ' ' || customer_name || ' ' || address)`),
    /** Folding a name for each row that a filter looks at costs more than reading the row. */
    customerFolded: text('customer_folded')
      .notNull()
      .generatedAlwaysAs(sql`anden_fold(customer_name)`),
    version: versionColumn(),
  },
  (t) => [
    index('order_of_site').on(t.siteId, t.id),
    uniqueIndex('order_reference').on(t.reference, t.siteId).where(sql`${t.reference} is not null`),
    index('order_in_state').on(t.siteId, t.state, t.promisedOn, t.id),
    index('order_promised').on(t.siteId, t.promisedOn, t.id),
    index('order_priority').on(t.siteId, t.priority, t.promisedOn, t.id),
    index('order_customer_name').on(t.siteId, t.customerName, t.id),
    index('order_created').on(t.siteId, t.createdAt, t.id),
    index('order_line_count').on(t.siteId, t.lineCount, t.id),
    // People who see every site sort by these columns too.
    index('order_priority_everywhere').on(t.priority, t.promisedOn, t.id),
    index('order_customer_name_everywhere').on(t.customerName, t.id),
    index('order_created_everywhere').on(t.createdAt, t.id),
    index('order_line_count_everywhere').on(t.lineCount, t.id),
    // The last first, of what a filter leaves few of; with the site, counting reads nothing else.
    index('order_of_customer').on(t.customerId, t.id, t.siteId),
    index('order_of_state').on(t.state, t.id, t.siteId),
    index('order_of_priority').on(t.priority, t.id, t.siteId),
    index('order_open').on(t.id, t.siteId).where(sql`${t.state} not in ('delivered', 'cancelled')`),
    index('order_open_promised')
      .on(t.promisedOn, t.siteId, t.id)
      .where(sql`${t.state} not in ('delivered', 'cancelled')`),
    index('order_unassigned').on(t.id, t.siteId).where(sql`${t.pickerId} is null`),
    index('order_state_everywhere').on(t.state, t.promisedOn, t.id),
    index('order_promised_everywhere').on(t.promisedOn, t.id),
    index('order_state_since').on(t.state, t.stateSince),
    index('order_picker').on(t.pickerId, t.state).where(sql`${t.pickerId} is not null`),
    uniqueIndex('order_rest_of').on(t.restOfId).where(sql`${t.restOfId} is not null`),
    index('order_customer_words').using('gin', sql`${t.customerFolded} gin_trgm_ops`),
    index('order_reference_parts')
      .using('gin', sql`anden_fold(${t.reference}) gin_trgm_ops`)
      .where(sql`${t.reference} is not null`),
    index('order_number_parts').using('gin', sql`lower(${t.number}) gin_trgm_ops`),
    index('order_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    check('order_state', sql`${t.state} in ${states}`),
    check(
      'order_awaits_approval',
      sql`not ${t.awaitsApproval} or ${t.state} in ('created', 'onHold')`,
    ),
    check('order_delivery_attempts', sql`${t.deliveryAttempts} >= 0`),
    check('order_priority', sql`${t.priority} between 1 and 4`),
    check(
      'order_hold',
      sql`(${t.state} = 'onHold') = (${t.stateBeforeHold} is not null) and (${t.state} = 'onHold') = (${t.holdReason} is not null)`,
    ),
  ],
);

// Word by word what the partial indexes of open orders say, so that nothing is left to check on the row.
export const isOpenOrder = sql`${warehouseOrder.state} not in (${sql.join(
  finalStates.map((state) => sql.raw(`'${state}'`)),
  sql`, `,
)})`;

export const orderLine = pgTable(
  'order_line',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => warehouseOrder.id),
    position: integer('position').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    quantity: integer('quantity').notNull(),
    pickedQuantity: integer('picked_quantity').notNull().default(0),
    /** Picked from here on instead of the product asked for. */
    substituteId: integer('substitute_id').references(() => product.id),
    substituteReason: text('substitute_reason'),
    /** Set: nothing more will be picked, and why. */
    shortReason: text('short_reason'),
    /** The part of the picked quantity that was delivered; null before the delivery, and where all of it was. */
    deliveredQuantity: integer('delivered_quantity'),
  },
  (t) => [
    uniqueIndex('order_line_place').on(t.orderId, t.position),
    index('order_line_product').on(t.productId),
    // This finds the lines of a product that shelves still owe to orders, among all that were ever asked for.
    index('order_line_wanted')
      .on(sql`(coalesce(${t.substituteId}, ${t.productId}))`)
      .where(sql`${t.pickedQuantity} < ${t.quantity} and ${t.shortReason} is null`),
    check('order_line_quantity', sql`${t.quantity} > 0`),
    check('order_line_picked', sql`${t.pickedQuantity} between 0 and ${t.quantity}`),
    check('order_line_delivered', sql`${t.deliveredQuantity} between 0 and ${t.pickedQuantity}`),
    check(
      'order_line_substitute',
      sql`(${t.substituteId} is null) = (${t.substituteReason} is null)`,
    ),
  ],
);
