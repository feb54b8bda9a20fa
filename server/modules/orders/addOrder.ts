import type { InputOf } from '@contract/core/accion';
import type { createOrder } from '@contract/orders/orderAcciones';
import { eq } from 'drizzle-orm';
import { warehouseOrder } from '../../db/schema/orders';
import type { Context } from '../../engine/acciones/context';
import { askApproval } from './orderApproval';
import { ordersStore } from './ordersStore';
import { findServedCustomer, orderColumnsOf, replaceLines } from './saveOrderParts';

/** A new order, written by hand or brought by a file under the name that it has elsewhere. */
export async function addOrder(
  context: Context,
  input: InputOf<typeof createOrder>,
  reference: string | null = null,
): Promise<number> {
  const { db, viewer, reach } = context;
  const who = await findServedCustomer(db, reach, viewer, input.customerId);
  const columns = { ...orderColumnsOf(who, input), reference, createdBy: viewer.accountId };
  const told = reference === null ? input : { ...input, reference };
  const done = { kind: 'create', accountId: viewer.accountId, told };
  const row = await ordersStore.create(context, columns, done);
  await replaceLines(db, row.id, input.lines);
  const asked = await askApproval(context, row);
  if (asked.awaitsApproval) {
    await db.update(warehouseOrder).set(asked).where(eq(warehouseOrder.id, row.id));
  }
  return row.id;
}
