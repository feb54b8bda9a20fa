import { listProductOrders } from '@contract/warehouse/recordAcciones';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { orderLine, warehouseOrder } from '../../db/schema/orders';
import { site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { listWindow } from '../../engine/lists/listWindow';
import { findProduct, stillWanted, wantedProductId } from '../warehouse';
import { visibleOrders } from './orderScope';

export const listProductOrdersHandler = implement(listProductOrders, async (input, context) => {
  const { db, viewer, reach } = context;
  if (!(await findProduct(context, input.productId))) throw notFound();
  const asking = and(
    sql`${wantedProductId} = ${input.productId}`,
    stillWanted,
    visibleOrders(reach, viewer),
  );
  const { limit, offset } = listWindow(input);
  const rows = await db
    .select({
      id: warehouseOrder.id,
      number: warehouseOrder.number,
      customerName: warehouseOrder.customerName,
      siteName: site.name,
      state: warehouseOrder.state,
      priority: warehouseOrder.priority,
      promisedOn: warehouseOrder.promisedOn,
      missing: sql<number>`(${orderLine.quantity} - ${orderLine.pickedQuantity})`,
    })
    .from(orderLine)
    .innerJoin(warehouseOrder, eq(warehouseOrder.id, orderLine.orderId))
    .innerJoin(site, eq(site.id, warehouseOrder.siteId))
    .where(asking)
    .orderBy(asc(warehouseOrder.promisedOn), asc(warehouseOrder.priority), asc(orderLine.id))
    .limit(limit)
    .offset(offset);
  const [totals] = await db
    .select({ total: count() })
    .from(orderLine)
    .innerJoin(warehouseOrder, eq(warehouseOrder.id, orderLine.orderId))
    .where(asking);
  return { rows, total: totals?.total ?? 0 };
});
