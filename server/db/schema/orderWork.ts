import { orderRests } from '@contract/orders/orderState';
import { stockMovementKinds } from '@contract/warehouse/stock';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, sqlNow } from './columns';
import { storedFile } from './files';
import { orderLine, warehouseOrder } from './orders';
import { account } from './session';
import { stock } from './warehouse';

/** The ledger: the sum of a stock's movements is its quantity. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    stockId: integer('stock_id')
      .notNull()
      .references(() => stock.id),
    delta: integer('delta').notNull(),
    quantityAfter: integer('quantity_after').notNull(),
    kind: text('kind', { enum: stockMovementKinds }).notNull(),
    reason: text('reason').notNull().default(''),
    /** Where the units of a move come from, or go to. */
    otherStockId: integer('other_stock_id').references(() => stock.id),
    orderLineId: integer('order_line_id').references(() => orderLine.id),
    accountId: integer('account_id').references(() => account.id),
    at: instantColumn('at').notNull().default(sqlNow),
    /** The goods had moved earlier, by somebody without network; null: when it was written. */
    doneAt: instantColumn('done_at'),
  },
  (t) => [
    index('stock_movement_of').on(t.stockId, t.id),
    check('stock_movement_moves', sql`${t.delta} <> 0`),
    check('stock_movement_after', sql`${t.quantityAfter} >= 0`),
    check(
      'stock_movement_other',
      sql`(${t.kind} = 'move') = (${t.otherStockId} is not null) and ${t.otherStockId} <> ${t.stockId}`,
    ),
  ],
);

/** Units taken from one place for one line; given back, they stay told. */
export const orderPick = pgTable(
  'order_pick',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => warehouseOrder.id),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLine.id),
    stockId: integer('stock_id')
      .notNull()
      .references(() => stock.id),
    quantity: integer('quantity').notNull(),
    accountId: integer('account_id').references(() => account.id),
    pickedAt: instantColumn('picked_at').notNull().default(sqlNow),
    returnedAt: instantColumn('returned_at'),
  },
  (t) => [
    index('order_pick_of').on(t.orderId, t.id),
    index('order_pick_line').on(t.orderLineId),
    index('order_pick_pace').on(t.pickedAt),
    check('order_pick_quantity', sql`${t.quantity} > 0`),
  ],
);

export const orderPackage = pgTable(
  'order_package',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => warehouseOrder.id),
    number: integer('number').notNull(),
    weightKg: numeric('weight_kg', { precision: 9, scale: 3 }),
  },
  (t) => [
    uniqueIndex('order_package_number').on(t.orderId, t.number),
    check('order_package_weight', sql`${t.weightKg} is null or ${t.weightKg} > 0`),
  ],
);

export const orderPackageItem = pgTable(
  'order_package_item',
  {
    packageId: integer('package_id')
      .notNull()
      .references(() => orderPackage.id, { onDelete: 'cascade' }),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLine.id),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.packageId, t.orderLineId] }),
    index('order_package_item_line').on(t.orderLineId),
    check('order_package_item_quantity', sql`${t.quantity} > 0`),
  ],
);

export const orderEvent = pgTable(
  'order_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => warehouseOrder.id),
    at: instantColumn('at').notNull().default(sqlNow),
    accountId: integer('account_id').references(() => account.id),
    /** The action as the contract names it, or "created". */
    action: text('action').notNull(),
    fromState: text('from_state'),
    toState: text('to_state'),
    reason: text('reason').notNull().default(''),
  },
  (t) => [index('order_event_of').on(t.orderId, t.id)],
);

/** Proof that it arrived. */
export const orderDelivery = pgTable(
  'order_delivery',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => warehouseOrder.id),
    receiverName: text('receiver_name').notNull(),
    receiverDni: text('receiver_dni'),
    photoHash: text('photo_hash').references(() => storedFile.hash),
    signatureHash: text('signature_hash').references(() => storedFile.hash),
    note: text('note').notNull().default(''),
    /** Where the rest of it went, and why it was not received; null: there was none. */
    rest: text('rest', { enum: orderRests }),
    restReason: text('rest_reason').notNull().default(''),
    accountId: integer('account_id').references(() => account.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('order_delivery_rest', sql`${t.rest} in ('stock', 'order')`),
    index('order_delivery_photo').on(t.photoHash),
    index('order_delivery_signature').on(t.signatureHash),
    check('order_delivery_dni', sql`${t.receiverDni} is null or ${t.receiverDni} ~ '^[0-9]{7,8}$'`),
  ],
);
