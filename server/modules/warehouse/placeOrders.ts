import type { OutputOf } from '@contract/core/accion';
import type { saveCustomer } from '@contract/warehouse/saveCustomer';
import { and, eq, isNull } from 'drizzle-orm';
import { warehouseOrder } from '../../db/schema/orders';
import type { Context } from '../../engine/acciones/context';
import { isOpen } from '../orders/orderQueries';

/** Pending orders for that very address that stood nowhere get the place that was just found for it. */
export async function placeOrders(
  { db, emit }: Pick<Context, 'db' | 'emit'>,
  { id, siteId, address, latitude, longitude }: OutputOf<typeof saveCustomer>,
): Promise<void> {
  if (latitude === null) return;
  const placed = await db
    .update(warehouseOrder)
    .set({ latitude, longitude })
    .where(
      and(
        eq(warehouseOrder.customerId, id),
        eq(warehouseOrder.address, address),
        isNull(warehouseOrder.latitude),
        isOpen,
      ),
    )
    .returning({ id: warehouseOrder.id });
  if (placed.length === 0) return;
  await emit([{ type: 'Order', id: 'LIST' }], {
    kind: 'sites',
    ids: [siteId],
    permission: 'ORDERS',
  });
}
