import { locationRecord } from '@contract/warehouse/location';
import { productRecord } from '@contract/warehouse/product';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, versionColumn } from './columns';
import { site } from './organisation';

/** A customer receives orders, and a site serves them. */
export const customer = pgTable(
  'customer',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull().unique(),
    address: text('address').notNull(),
    phone: text('phone'),
    email: text('email'),
    latitude: numeric('latitude', { precision: 9, scale: 6 }),
    longitude: numeric('longitude', { precision: 9, scale: 6 }),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.id),
    active: boolean('active').notNull().default(true),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`anden_fold(name || ' ' || address)`),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    index('customer_site').on(t.siteId, t.name),
    index('customer_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    check('customer_position', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
  ],
);

export const product = pgTable(
  'product',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sku: text('sku').notNull().unique(),
    name: text('name').notNull(),
    /** The unit of a quantity: "unidad", "caja". Quantities are whole numbers of it. */
    unit: text('unit').notNull(),
    barcode: text('barcode').unique(),
    abcClass: text('abc_class', { enum: productRecord.fields.abcClass.values }).notNull(),
    lotTracked: boolean('lot_tracked').notNull().default(false),
    /** Percent; null: the general figure. */
    receivingTolerance: integer('receiving_tolerance'),
    /** Pesos that one of it costs. */
    cost: numeric('cost', { precision: 14, scale: 2 }),
    active: boolean('active').notNull().default(true),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`anden_fold(sku || ' ' || name || ' ' || coalesce(barcode, ''))`),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    index('product_name').on(t.name, t.id),
    index('product_sku_begins').on(sql`anden_fold(${t.sku}) text_pattern_ops`),
    index('product_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    check('product_barcode', sql`${t.barcode} is null or ${t.barcode} ~ '^([0-9]{8}|[0-9]{13})$'`),
    check('product_receiving_tolerance', sql`${t.receivingTolerance} between 0 and 50`),
    check('product_cost', sql`${t.cost} >= 0`),
    check('product_abc', sql`${t.abcClass} in ('A', 'B', 'C')`),
  ],
);

/** A shelf of a site. */
export const location = pgTable(
  'location',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.id),
    code: text('code').notNull(),
    barcode: text('barcode').notNull().unique(),
    use: text('use', { enum: locationRecord.fields.use.values }).notNull().default('storage'),
    /** How many units fit; null: nobody said. */
    capacity: integer('capacity'),
    /** Goods are put away there only by people whose file holds a licence in force. */
    forklift: boolean('forklift').notNull().default(false),
    active: boolean('active').notNull().default(true),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`anden_fold(code || ' ' || barcode)`),
    version: versionColumn(),
  },
  (t) => [
    index('location_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('location_search_joined').using(
      'gin',
      sql`replace(${t.searchText}, '-', '') gin_trgm_ops`,
    ),
    // A list leaves out the few shelves that are not in use any more without reading all of them.
    index('location_unused').on(t.id).where(sql`not ${t.active}`),
    index('location_code_begins').on(sql`anden_fold(${t.code}) text_pattern_ops`),
    uniqueIndex('location_in_site').on(t.siteId, t.code),
    unique('location_of_site').on(t.id, t.siteId),
    index('location_code').on(t.code, t.id),
    index('location_apart').on(t.siteId, t.use).where(sql`${t.use} <> 'storage'`),
    check('location_use', sql`${t.use} in ('storage', 'receiving', 'quarantine')`),
    check('location_capacity', sql`${t.capacity} > 0`),
  ],
);

export const lot = pgTable(
  'lot',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    code: text('code').notNull(),
    expiresOn: date('expires_on'),
  },
  (t) => [
    uniqueIndex('lot_of_product').on(t.productId, t.code),
    index('lot_search').using('gin', sql`anden_fold(${t.code}) gin_trgm_ops`),
    unique('lot_with_product').on(t.id, t.productId),
  ],
);

/** Nothing is due on it: an index has a column without nulls in order from both ends. */
export const NO_DAY = '2199-12-31';

/** Stock says how many of a product lie on a shelf. It changes only together with a movement, and never below zero. */
export const stock = pgTable(
  'stock',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer('site_id').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    lotId: integer('lot_id'),
    locationId: integer('location_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** The day on which its lot expires, kept here by a trigger so that an index has it in order; the last day there is of what does not expire. */
    expiresOn: date('expires_on').notNull().default(NO_DAY),
    lastCountedOn: date('last_counted_on'),
    /** The day of its next count, by the class of its product; the last day there is until a night planned it. */
    countDueOn: date('count_due_on').notNull().default(NO_DAY),
    /** The class of its product, kept here by triggers so that an index has the days of one class in order. */
    abcClass: text('abc_class', { enum: productRecord.fields.abcClass.values })
      .notNull()
      .default('C'),
  },
  (t) => [
    unique('stock_once').on(t.locationId, t.productId, t.lotId).nullsNotDistinct(),
    // The lot is of this product and the location of this site, whatever the code does.
    foreignKey({
      name: 'stock_lot',
      columns: [t.lotId, t.productId],
      foreignColumns: [lot.id, lot.productId],
    }),
    foreignKey({
      name: 'stock_location',
      columns: [t.locationId, t.siteId],
      foreignColumns: [location.id, location.siteId],
    }),
    index('stock_product').on(t.productId, t.siteId),
    index('stock_of_lot').on(t.lotId).where(sql`${t.lotId} is not null`),
    index('stock_site').on(t.siteId, t.id),
    index('stock_expires_at').on(t.siteId, t.expiresOn, t.id),
    index('stock_expires_on').on(t.expiresOn, t.id),
    index('stock_quantity_at').on(t.siteId, t.quantity, t.id),
    index('stock_quantity').on(t.quantity, t.id),
    // A page of what is to be counted is found without a look at the rows that its filters leave out.
    index('stock_count_due_at').on(
      t.siteId,
      t.countDueOn,
      t.id,
      t.lastCountedOn,
      t.quantity,
      t.locationId,
    ),
    index('stock_count_due_on').on(
      t.countDueOn,
      t.id,
      t.lastCountedOn,
      t.siteId,
      t.quantity,
      t.locationId,
    ),
    index('stock_class_due_on').on(
      t.abcClass,
      t.countDueOn,
      t.id,
      t.lastCountedOn,
      t.siteId,
      t.quantity,
      t.locationId,
    ),
    index('stock_class').on(t.abcClass, t.id),
    check('stock_never_negative', sql`${t.quantity} >= 0`),
  ],
);
