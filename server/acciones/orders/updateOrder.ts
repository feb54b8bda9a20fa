import { updateOrder } from '@contract/orders/updateOrder';
import { implement } from '../implement';
import { changeOrder } from './changeOrder';
import { findServedCustomer, orderColumnsOf, replaceLines } from './saveOrderParts';

export const updateOrderHandler = implement(updateOrder, ({ id, version, ...fields }, context) =>
  changeOrder(context, { id, version }, 'edit', async (order) => {
    const { db, viewer, reach } = context;
    const who = await findServedCustomer(db, reach, viewer, fields.customerId);
    await replaceLines(db, id, fields.lines);
    // Another site prepares it now: whoever had it there does not work here.
    const moved = who.siteId !== order.siteId ? { pickerId: null } : {};
    return { ...orderColumnsOf(who, fields), ...moved };
  }),
);
