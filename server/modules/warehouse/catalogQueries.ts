import { listCustomers, listLocations, listProducts } from '@contract/warehouse/catalogAcciones';
import { productRecord } from '@contract/warehouse/product';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { site } from '../../db/schema/organisation';
import { customer, location, product } from '../../db/schema/warehouse';
import { defineList } from '../../engine/lists/listDefinition';
import { ascending } from '../../engine/lists/sortKeys';
import { withinSites } from '../../engine/scope/withinSites';

/** Who hears that a catalogue changed. */
export const catalogReaders = { kind: 'everyone', permission: 'ORDERS' } as const;

const customerFields = { ...getTableColumns(customer), siteName: site.name };
const fromCustomer = (select: PgSelectBuilder<typeof customerFields, 'db'>) =>
  select.from(customer).innerJoin(site, eq(site.id, customer.siteId));

export const customers = (db: Db) => fromCustomer(db.select(customerFields));

export const customersList = defineList({
  accion: listCustomers,
  id: customer.id,
  columns: () => ({
    name: { kind: 'text', by: customer.name },
    address: { kind: 'text', by: customer.address },
    siteId: { kind: 'number', by: customer.siteId },
    siteName: { kind: 'text', by: site.name },
    active: { kind: 'boolean', by: customer.active },
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
  columns: () => ({
    sku: { kind: 'text', by: product.sku },
    name: { kind: 'text', by: product.name },
    barcode: { kind: 'text', by: product.barcode },
    abcClass: { kind: 'enum', by: product.abcClass, values: productRecord.fields.abcClass.values },
    lotTracked: { kind: 'boolean', by: product.lotTracked },
    active: { kind: 'boolean', by: product.active },
  }),
  order: [ascending(product.name)],
  search: product.searchText,
  // A catalogue belongs to the whole house.
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
    code: { kind: 'text', by: location.code },
    barcode: { kind: 'text', by: location.barcode },
    siteId: { kind: 'number', by: location.siteId },
    siteName: { kind: 'text', by: site.name },
    active: { kind: 'boolean', by: location.active },
  }),
  order: [ascending(location.code)],
  search: sql`anden_fold(${location.code})`,
  where: ({ viewer, reach }) => withinSites(reach, viewer, sql`${location.siteId}`),
  fields: locationFields,
  from: (select) => fromLocation(select).$dynamic(),
});
