import type { InputOf } from '@contract/core/accion';
import { listStockMovements } from '@contract/warehouse/stockAcciones';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { orderLine, warehouseOrder } from '../../db/schema/orders';
import { stockMovement } from '../../db/schema/orderWork';
import { location, lot, product, stock } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { listWindow } from '../../engine/lists/listWindow';
import { authorRefs } from '../../engine/people/authorRef';
import { findLocation, findProduct, findStockRow, readableStock } from '../warehouse';
import { visibleOrders } from './orderScope';

const otherStock = alias(stock, 'other_stock');
const otherLocation = alias(location, 'other_location');

/** The stocks within reach that are asked about; a stock out of reach does not exist. */
async function stocksOf(
  context: Context,
  { stockId, productId, locationId }: InputOf<typeof listStockMovements>,
): Promise<SQL | undefined> {
  const { db, viewer, reach } = context;
  const near = readableStock(reach, viewer);
  if (stockId !== null) {
    if (await findStockRow(db, reach, viewer, stockId)) return eq(stock.id, stockId);
    throw notFound('Esa existencia no está a tu alcance.');
  }
  if (productId !== null) {
    if (await findProduct(context, productId)) return and(eq(stock.productId, productId), near);
  } else if (locationId !== null && (await findLocation(context, locationId))) {
    return and(eq(stock.locationId, locationId), near);
  }
  throw notFound();
}

export const listStockMovementsHandler = implement(listStockMovements, async (input, context) => {
  const { db, viewer, reach } = context;
  const which = await stocksOf(context, input);
  const { limit, offset } = listWindow(input);
  const rows = await db
    .select({
      movement: stockMovement,
      productId: stock.productId,
      productName: product.name,
      locationId: stock.locationId,
      locationCode: location.code,
      lotCode: lot.code,
      otherLocationCode: otherLocation.code,
      orderId: warehouseOrder.id,
      orderNumber: warehouseOrder.number,
      seen: sql<boolean>`coalesce(${visibleOrders(reach, viewer)}, false)`,
    })
    .from(stockMovement)
    .innerJoin(stock, eq(stock.id, stockMovement.stockId))
    .innerJoin(product, eq(product.id, stock.productId))
    .innerJoin(location, eq(location.id, stock.locationId))
    .leftJoin(lot, eq(lot.id, stock.lotId))
    .leftJoin(otherStock, eq(otherStock.id, stockMovement.otherStockId))
    .leftJoin(otherLocation, eq(otherLocation.id, otherStock.locationId))
    .leftJoin(orderLine, eq(orderLine.id, stockMovement.orderLineId))
    .leftJoin(warehouseOrder, eq(warehouseOrder.id, orderLine.orderId))
    .where(which)
    .orderBy(desc(stockMovement.id))
    .limit(limit)
    .offset(offset);
  const [totals] = await db
    .select({ total: count() })
    .from(stockMovement)
    .innerJoin(stock, eq(stock.id, stockMovement.stockId))
    .where(which);
  const people = await authorRefs(
    db,
    rows.flatMap(({ movement }) => (movement.accountId === null ? [] : [movement.accountId])),
  );
  return {
    total: totals?.total ?? 0,
    rows: rows.map(({ movement, orderId, orderNumber, seen, ...where }) => ({
      id: movement.id,
      at: movement.at.toISOString(),
      kind: movement.kind,
      delta: movement.delta,
      quantityAfter: movement.quantityAfter,
      reason: movement.reason,
      ...where,
      // The order that took it is shown to people who may open that order.
      orderId: seen ? orderId : null,
      orderNumber: seen ? orderNumber : null,
      person: movement.accountId === null ? null : (people.get(movement.accountId) ?? null),
    })),
  };
});
