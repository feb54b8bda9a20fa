import { updateOrder } from '@contract/orders/orderAcciones';
import { eq } from 'drizzle-orm';
import { warehouseOrder } from '../../db/schema/orders';
import { implement } from '../../engine/acciones/implement';
import { changeOrder } from './changeOrder';
import { askApproval } from './orderApproval';
import { findServedCustomer, orderColumnsOf, replaceLines } from './saveOrderParts';

export const updateOrderHandler = implement(updateOrder, ({ id, version, ...fields }, context) =>
  changeOrder(context, { id, version }, 'edit', async (order) => {
    const { db, viewer, reach } = context;
    const who = await findServedCustomer(db, reach, viewer, fields.customerId);
    await replaceLines(db, id, fields.lines);
    // Another site prepares it now: whoever had it there does not work here.
    const moved = who.siteId !== order.siteId ? { pickerId: null } : {};
    const columns = { ...orderColumnsOf(who, fields), ...moved };
    // Whether it needs approval is read from the order as it is now.
    await db.update(warehouseOrder).set(columns).where(eq(warehouseOrder.id, id));
    return { ...columns, ...(await askApproval(context, order)) };
  }),
);
