import type { Reach } from '@contract/core/accion';
import { productRecord } from '@contract/warehouse/product';
import { listStock } from '@contract/warehouse/stockAcciones';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { location, lot, NO_DAY, product, stock } from '../../db/schema/warehouse';
import type { Viewer } from '../../engine/acciones/context';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList } from '../../engine/lists/listDefinition';
import { ascending } from '../../engine/lists/sortKeys';
import { withinSites } from '../../engine/scope/withinSites';
import { shownWhileCounted } from './shownWhileCounted';
import { ofLots, ofProducts, stockWords, withStockWords } from './stockLookups';
import { withReserved } from './withReserved';

const columns: ListColumns = {
  siteId: { kind: 'number', by: stock.siteId },
  productId: { kind: 'number', by: stock.productId },
  locationId: { kind: 'number', by: stock.locationId },
  ...stockWords,
  lotCode: { kind: 'text', by: lot.code, among: ofLots, mayLack: true },
  abcClass: {
    kind: 'enum',
    by: product.abcClass,
    values: productRecord.fields.abcClass.values,
    among: ofProducts,
  },
  quantity: { kind: 'number', by: stock.quantity },
  expiresOn: { kind: 'day', by: stock.expiresOn, none: NO_DAY },
};

/** A stock as its reader sees it. */
const fields = {
  id: stock.id,
  siteId: stock.siteId,
  siteName: site.name,
  productId: stock.productId,
  sku: product.sku,
  productName: product.name,
  unit: product.unit,
  abcClass: product.abcClass,
  locationId: stock.locationId,
  locationCode: location.code,
  lotCode: lot.code,
  expiresOn: lot.expiresOn,
  quantity: stock.quantity,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(stock)
    .innerJoin(product, eq(product.id, stock.productId))
    // The site too, so that an index has the shelves of a site in order.
    .innerJoin(location, and(eq(location.id, stock.locationId), eq(location.siteId, stock.siteId)))
    .innerJoin(site, eq(site.id, stock.siteId))
    .leftJoin(lot, eq(lot.id, stock.lotId));

const stockRows = (db: Db) => from(db.select(fields));

/** Selects the stock of the sites that somebody reaches, without what they may have to count blind. */
export const readableStock = (reach: Reach, viewer: Viewer): SQL =>
  sql`(${withinSites(reach, viewer, sql`${stock.siteId}`)} and ${shownWhileCounted(viewer)})`;

export const stockList = defineList({
  accion: listStock,
  id: stock.id,
  columns: () => columns,
  order: [ascending(location.code)],
  search: () => withStockWords,
  where: ({ viewer, reach }) => readableStock(reach, viewer),
  fields,
  from: (select) => from(select).$dynamic(),
  joinsOnlyShow: true,
});

export async function findStockRow(db: Db, reach: Reach, viewer: Viewer, id: number) {
  const [row] = await stockRows(db).where(and(eq(stock.id, id), readableStock(reach, viewer)));
  if (!row) return undefined;
  const [shown] = await withReserved(db, [row]);
  return shown;
}

/** The readers who hear that what lies at some sites changed. */
export const stockReaders = (siteIds: readonly number[]) =>
  ({ kind: 'sites', ids: [...siteIds], permission: 'ORDERS' }) as const;
