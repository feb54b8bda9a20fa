import { createOrder } from '@contract/orders/orderAcciones';
import { eq } from 'drizzle-orm';
import { warehouseOrder } from '../../db/schema/orders';
import { implement } from '../../engine/acciones/implement';
import { askApproval } from './orderApproval';
import { ordersStore } from './ordersStore';
import { presentStored } from './presentOrder';
import { findServedCustomer, orderColumnsOf, replaceLines } from './saveOrderParts';

export const createOrderHandler = implement(createOrder, async (input, context) => {
  const { db, viewer, reach } = context;
  const who = await findServedCustomer(db, reach, viewer, input.customerId);
  const columns = { ...orderColumnsOf(who, input), createdBy: viewer.accountId };
  const done = { kind: 'create', accountId: viewer.accountId, told: input };
  const row = await ordersStore.create(context, columns, done);
  await replaceLines(db, row.id, input.lines);
  const asked = await askApproval(context, row);
  if (asked.awaitsApproval) {
    await db.update(warehouseOrder).set(asked).where(eq(warehouseOrder.id, row.id));
  }
  return presentStored(db, viewer, row.id);
});
