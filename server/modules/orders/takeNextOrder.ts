import { takeNextOrder } from '@contract/orders/pickingAcciones';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { warehouseOrder } from '../../db/schema/orders';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { changeOrder } from './changeOrder';
import { visibleOrders } from './orderScope';

/** Two that ask at once get two orders: what one has just taken is passed over by the other, not waited for. */
export const takeNextOrderHandler = implement(takeNextOrder, async (_input, context) => {
  const { db, viewer, reach } = context;
  if (viewer.personId === null || viewer.siteId === null) {
    throw conflict('Tu cuenta no es de nadie que trabaje en un depósito: no puede tomar pedidos.');
  }
  const [next] = await db
    .select({ id: warehouseOrder.id })
    .from(warehouseOrder)
    .where(
      and(
        eq(warehouseOrder.siteId, viewer.siteId),
        inArray(warehouseOrder.state, ['created', 'approved', 'picking']),
        isNull(warehouseOrder.pickerId),
        eq(warehouseOrder.awaitsApproval, false),
        visibleOrders(reach, viewer),
      ),
    )
    .orderBy(asc(warehouseOrder.priority), asc(warehouseOrder.promisedOn), asc(warehouseOrder.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!next) return { order: null };
  const order = await changeOrder(context, { id: next.id }, 'start', () => ({
    state: 'picking',
    pickerId: viewer.personId,
  }));
  return { order };
});
