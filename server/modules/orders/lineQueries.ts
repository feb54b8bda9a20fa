import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOf } from '../../db/anyOf';
import { builtOnce } from '../../db/builtOnce';
import type { Db } from '../../db/Db';
import { orderLine } from '../../db/schema/orders';
import { orderPick } from '../../db/schema/orderWork';
import { location, lot, product, stock } from '../../db/schema/warehouse';
import type { Viewer } from '../../engine/acciones/context';
import { pickable, shownWhileCounted } from '../warehouse';

const substitute = alias(product, 'substitute');

const linesWhere = builtOnce((db, where) =>
  db
    .select({ line: orderLine, product, substitute })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .leftJoin(substitute, eq(substitute.id, orderLine.substituteId))
    .where(where)
    .orderBy(asc(orderLine.position)),
);

export const findLines = (db: Db, orderId: number) =>
  linesWhere(db, eq(orderLine.orderId, orderId));

export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

const picksWhere = builtOnce((db, where) =>
  db
    .select({
      pick: orderPick,
      sku: product.sku,
      locationCode: location.code,
      lotCode: lot.code,
    })
    .from(orderPick)
    .innerJoin(stock, eq(stock.id, orderPick.stockId))
    .innerJoin(product, eq(product.id, stock.productId))
    .innerJoin(location, eq(location.id, stock.locationId))
    .leftJoin(lot, eq(lot.id, stock.lotId))
    .where(where)
    .orderBy(asc(orderPick.id)),
);

export const findPicks = (db: Db, orderId: number) =>
  picksWhere(db, and(eq(orderPick.orderId, orderId), isNull(orderPick.returnedAt)));

/** Where products lie at a site: what expires first goes first, then the fullest shelf. Expired lots are not offered. */
export const findSources = (
  db: Db,
  viewer: Viewer,
  siteId: number,
  productIds: readonly number[],
) =>
  db
    .select({
      stock,
      locationCode: location.code,
      locationBarcode: location.barcode,
      lot,
      shown: sql<boolean>`${shownWhileCounted(viewer)}`,
    })
    .from(stock)
    .innerJoin(location, eq(location.id, stock.locationId))
    .leftJoin(lot, eq(lot.id, stock.lotId))
    .where(and(eq(stock.siteId, siteId), anyOf(stock.productId, [...productIds]), pickable))
    .orderBy(sql`${lot.expiresOn} asc nulls last`, sql`${stock.quantity} desc`, asc(stock.id))
    .limit(400);
