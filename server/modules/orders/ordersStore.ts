import type { OrderAction } from '@contract/orders/orderState';
import { and, eq } from 'drizzle-orm';
import { warehouseOrder } from '../../db/schema/orders';
import { orderEvent } from '../../db/schema/orderWork';
import { defineChanges, type Written } from '../../engine/store/defineChanges';
import type { OrderRecord } from './orderQueries';
import { visibleOrders } from './orderScope';
import { allowedActions, refusal } from './ordersRules';
import { presentStored } from './presentOrder';

/** The history calls a step this; null where the record tells enough. */
type Kind = string | null;

/** The only way in which an order changes: for its page, the audit and the open screens of its site. */
export const ordersStore = defineChanges({
  table: warehouseOrder,
  entity: 'order',
  missing: 'El pedido no existe o no está a tu alcance.',
  // Everything that touches an order takes turns here first.
  async lock({ db, viewer, reach }, id) {
    const [row] = await db
      .select()
      .from(warehouseOrder)
      .where(and(eq(warehouseOrder.id, id), visibleOrders(reach, viewer)))
      .for('update');
    return row;
  },
  row: (order) => order,
  present: ({ db, viewer }, id) => presentStored(db, viewer, id),
  actions: ({ viewer }, order: OrderRecord): OrderAction[] => allowedActions(viewer, order),
  refusal: (order, action) => refusal(order, action),
  async history({ db }, { before, after, done }: Written<typeof warehouseOrder, Kind>) {
    const { kind, accountId, reason } = done;
    if (kind === null) return;
    await db.insert(orderEvent).values({
      orderId: after.id,
      accountId,
      action: kind,
      fromState: before?.state ?? null,
      toState: after.state,
      reason: reason ?? '',
    });
  },
  audited({ before, columns: { stateSince: _, ...columns }, done }) {
    const { kind: action, reason = '', told = columns } = done;
    return {
      before: before ? { state: before.state } : undefined,
      after: { action, reason, ...told },
    };
  },
  async tell({ emit }, { id, siteId }) {
    await emit(
      [
        { type: 'Order', id: 'LIST' },
        { type: 'Order', id },
      ],
      { kind: 'sites', ids: [siteId], permission: 'ORDERS' },
    );
  },
});
