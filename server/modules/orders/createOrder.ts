import { createOrder } from '@contract/orders/orderAcciones';
import { eq } from 'drizzle-orm';
import { warehouseOrder } from '../../db/schema/orders';
import { implement } from '../../engine/acciones/implement';
import { askApproval } from './orderApproval';
import { presentStored } from './presentOrder';
import { recordOrderEvent } from './recordOrderEvent';
import { findServedCustomer, orderColumnsOf, replaceLines } from './saveOrderParts';

export const createOrderHandler = implement(createOrder, async (input, context) => {
  const { db, viewer, reach } = context;
  const who = await findServedCustomer(db, reach, viewer, input.customerId);
  const [row] = await db
    .insert(warehouseOrder)
    .values({ ...orderColumnsOf(who, input), createdBy: viewer.accountId })
    .returning();
  if (!row) throw new Error('the order was not stored');
  await replaceLines(db, row.id, input.lines);
  const asked = await askApproval(context, row);
  if (asked.awaitsApproval) {
    await db.update(warehouseOrder).set(asked).where(eq(warehouseOrder.id, row.id));
  }
  await recordOrderEvent(context, { ...row, isNew: true }, { action: 'create', change: input });
  return presentStored(db, viewer, row.id);
});
