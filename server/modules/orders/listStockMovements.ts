import { listStockMovements } from '@contract/warehouse/stockAcciones';
import { count, desc, eq, sql } from 'drizzle-orm';
import { orderLine, warehouseOrder } from '../../db/schema/orders';
import { stockMovement } from '../../db/schema/orderWork';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { listWindow } from '../../engine/lists/listWindow';
import { authorRefs } from '../../engine/people/authorRef';
import { findStockRow } from '../warehouse';
import { visibleOrders } from './orderScope';

export const listStockMovementsHandler = implement(listStockMovements, async (input, context) => {
  const { db, viewer, reach } = context;
  if (!(await findStockRow(db, reach, viewer, input.stockId))) {
    throw notFound('Esa existencia no está a tu alcance.');
  }
  const mine = eq(stockMovement.stockId, input.stockId);
  const { limit, offset } = listWindow(input);
  const rows = await db
    .select({
      movement: stockMovement,
      orderId: warehouseOrder.id,
      orderNumber: warehouseOrder.number,
      seen: sql<boolean>`coalesce(${visibleOrders(reach, viewer)}, false)`,
    })
    .from(stockMovement)
    .leftJoin(orderLine, eq(orderLine.id, stockMovement.orderLineId))
    .leftJoin(warehouseOrder, eq(warehouseOrder.id, orderLine.orderId))
    .where(mine)
    .orderBy(desc(stockMovement.id))
    .limit(limit)
    .offset(offset);
  const [totals] = await db.select({ total: count() }).from(stockMovement).where(mine);
  const people = await authorRefs(
    db,
    rows.flatMap(({ movement }) => (movement.accountId === null ? [] : [movement.accountId])),
  );
  return {
    total: totals?.total ?? 0,
    rows: rows.map(({ movement, orderId, orderNumber, seen }) => ({
      id: movement.id,
      at: movement.at.toISOString(),
      kind: movement.kind,
      delta: movement.delta,
      quantityAfter: movement.quantityAfter,
      reason: movement.reason,
      // Which order took it is for who may open that order.
      orderId: seen ? orderId : null,
      orderNumber: seen ? orderNumber : null,
      person: movement.accountId === null ? null : (people.get(movement.accountId) ?? null),
    })),
  };
});
