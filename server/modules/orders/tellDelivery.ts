import type { Context } from '../../engine/acciones/context';
import { notify } from '../../engine/notifications/notify';
import type { OrderRecord } from './orderQueries';

/** The author of the order hears that it did not arrive as it should. */
export async function tellDelivery(
  context: Context,
  { id, number, customerName, createdBy }: OrderRecord,
  what: string,
  why: string | undefined,
): Promise<void> {
  if (createdBy === null || createdBy === context.viewer.accountId) return;
  await notify(context, [createdBy], {
    type: 'orders.delivery',
    title: `Pedido ${number}: ${what}`,
    body: [customerName, why].filter(Boolean).join(' · '),
    link: `/orders/${id}`,
  });
}
