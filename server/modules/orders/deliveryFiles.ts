import { can } from '@contract/session/can';
import { and, eq, or } from 'drizzle-orm';
import { warehouseOrder } from '../../db/schema/orders';
import { orderDelivery } from '../../db/schema/orderWork';
import type { OpensFile } from '../../engine/module';
import { visibleOrders } from './orderScope';

/** The photo or signature of a delivery, for who sees the order. */
export const deliveryFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
    if (!can(viewer.roles, 'ORDERS')) return false;
    const [proof] = await db
      .select({ id: warehouseOrder.id })
      .from(orderDelivery)
      .innerJoin(warehouseOrder, eq(warehouseOrder.id, orderDelivery.orderId))
      .where(
        and(
          or(eq(orderDelivery.photoHash, hash), eq(orderDelivery.signatureHash, hash)),
          visibleOrders(viewer.roleScope, viewer),
        ),
      )
      .limit(1);
    return proof !== undefined;
  },
};
