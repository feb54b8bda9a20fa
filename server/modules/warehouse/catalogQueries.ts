import { listCustomers, listLocations, listProducts } from '@contract/warehouse/catalogAcciones';
import { customerRecord } from '@contract/warehouse/customer';
import { locationRecord } from '@contract/warehouse/location';
import { productRecord } from '@contract/warehouse/product';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { customer, location, product } from '../../db/schema/warehouse';
import { defineList } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { ascending } from '../../engine/lists/sortKeys';
import { withinSites } from '../../engine/scope/withinSites';

/** The readers who hear that a catalogue changed. */
export const catalogReaders = { kind: 'everyone', permission: 'ORDERS' } as const;

const customerFields = { ...getTableColumns(customer), siteName: site.name };
const fromCustomer = (select: PgSelectBuilder<typeof customerFields, 'db'>) =>
  select.from(customer).innerJoin(site, eq(site.id, customer.siteId));

export const customers = (db: Db) => fromCustomer(db.select(customerFields));

export const customersList = defineList({
  accion: listCustomers,
  id: customer.id,
  columns: () => ({
    ...recordColumns(customerRecord, customer, ['name', 'address', 'siteId', 'active']),
    siteName: { kind: 'text', by: site.name },
  }),
  order: [ascending(customer.name)],
  search: customer.searchText,
  where: ({ viewer, reach }) => withinSites(reach, viewer, sql`${customer.siteId}`),
  fields: customerFields,
  from: (select) => fromCustomer(select).$dynamic(),
});

export const productsList = defineList({
  accion: listProducts,
  id: product.id,
  columns: () =>
    recordColumns(productRecord, product, [
      'sku',
      'name',
      'barcode',
      'abcClass',
      'lotTracked',
      'active',
    ]),
  order: [ascending(product.name)],
  search: product.searchText,
  // A catalogue belongs to the whole organisation.
  where: () => undefined,
  fields: getTableColumns(product),
  from: (select) => select.from(product).$dynamic(),
});

const locationFields = { ...getTableColumns(location), siteName: site.name };
const fromLocation = (select: PgSelectBuilder<typeof locationFields, 'db'>) =>
  select.from(location).innerJoin(site, eq(site.id, location.siteId));

export const locations = (db: Db) => fromLocation(db.select(locationFields));

export const locationsList = defineList({
  accion: listLocations,
  id: location.id,
  columns: () => ({
    ...recordColumns(locationRecord, location, ['code', 'barcode', 'use', 'siteId', 'active']),
    siteName: { kind: 'text', by: site.name },
  }),
  order: [ascending(location.code)],
  // A label that was read finds its shelf.
  search: location.searchText,
  where: ({ viewer, reach }) => withinSites(reach, viewer, sql`${location.siteId}`),
  fields: locationFields,
  from: (select) => fromLocation(select).$dynamic(),
});
