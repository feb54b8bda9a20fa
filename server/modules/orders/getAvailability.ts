import type { InputOf } from '@contract/core/accion';
import { getAvailability } from '@contract/orders/orderAcciones';
import { and, eq, ne, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { orderLine, warehouseOrder } from '../../db/schema/orders';
import { customer, location, lot, stock } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { withinSites } from '../../engine/scope/withinSites';
import { pickable, stillWanted, wantedProductId } from '../warehouse';
import { findOrder } from './orderQueries';

export const getAvailabilityHandler = implement(getAvailability, async (input, context) => {
  const { db } = context;
  const siteId = await findSite(context, input);
  if (siteId === undefined) throw notFound('El depósito no existe o no está a tu alcance.');
  const productIds = [...new Set(input.productIds)];
  const [lying, wanted] = await Promise.all([
    countLying(db, siteId, productIds),
    countWanted(db, siteId, productIds, input.orderId),
  ]);
  return {
    rows: productIds.map((productId) => {
      const there = lying.get(productId) ?? 0;
      // Orders cannot have spoken for more than there is.
      const reserved = Math.min(there, wanted.get(productId) ?? 0);
      return { productId, available: there - reserved, reserved };
    }),
  };
});

async function findSite(
  { db, reach, viewer }: Context,
  { customerId, orderId }: InputOf<typeof getAvailability>,
): Promise<number | undefined> {
  if (customerId === null) {
    return orderId === null ? undefined : (await findOrder(db, reach, viewer, orderId))?.siteId;
  }
  const [served] = await db
    .select({ siteId: customer.siteId })
    .from(customer)
    .where(and(eq(customer.id, customerId), withinSites(reach, viewer, sql`${customer.siteId}`)));
  return served?.siteId;
}

const byProduct = (rows: readonly { productId: number; quantity: number }[]) =>
  new Map(rows.map(({ productId, quantity }) => [productId, quantity]));

/** The units that a picker could take: shelves in use, lots that have not expired. */
async function countLying(db: Db, siteId: number, productIds: readonly number[]) {
  const rows = await db
    .select({ productId: stock.productId, quantity: sql<number>`sum(${stock.quantity})::int` })
    .from(stock)
    .innerJoin(location, eq(location.id, stock.locationId))
    .leftJoin(lot, eq(lot.id, stock.lotId))
    .where(and(eq(stock.siteId, siteId), anyOf(stock.productId, [...productIds]), pickable))
    .groupBy(stock.productId);
  return byProduct(rows);
}

/** The units that other orders of the site still have to take. */
async function countWanted(
  db: Db,
  siteId: number,
  productIds: readonly number[],
  orderId: number | null,
) {
  const rows = await db
    .select({
      productId: sql<number>`${wantedProductId}`,
      quantity: sql<number>`sum(${orderLine.quantity} - ${orderLine.pickedQuantity})::int`,
    })
    .from(orderLine)
    .innerJoin(warehouseOrder, eq(warehouseOrder.id, orderLine.orderId))
    .where(
      and(
        sql`${wantedProductId} = any(${sql.param(productIds)}::int[])`,
        stillWanted,
        eq(warehouseOrder.siteId, siteId),
        orderId === null ? undefined : ne(warehouseOrder.id, orderId),
      ),
    )
    .groupBy(wantedProductId);
  return byProduct(rows);
}
