import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { invalid } from '../../engine/http/fault';
import { notify } from '../../engine/notifications/notify';
import type { OrderChange } from './changeOrder';
import type { OrderRecord } from './orderQueries';
import { findPickers } from './pickerQueries';

/** Gives an order to somebody who picks at its site, and tells them. */
export async function assignOrder(
  context: Context,
  order: OrderRecord,
  pickerId: number | null,
): Promise<OrderChange> {
  if (pickerId === null) return { pickerId };
  const pickers = await findPickers(context.db, eq(person.siteId, order.siteId));
  const picker = pickers.find((row) => row.person.id === pickerId);
  if (!picker) throw invalid({ pickerId: 'Esa persona no prepara pedidos en esta sede.' });
  if (picker.accountId !== context.viewer.accountId && pickerId !== order.pickerId) {
    await notify(context, [picker.accountId], {
      type: 'orders.assigned',
      title: `Te asignaron el pedido ${order.number}`,
      body: order.customerName,
      link: `/orders/${order.id}`,
    });
  }
  return { pickerId };
}
