import type { OrderState } from '@contract/orders/orderState';
import { orderEvent } from '../../db/schema/orderWork';
import type { Context } from '../../engine/acciones/context';
import type { Ends } from '../../engine/approvals/requestType';
import type { OrderRecord } from './orderQueries';

interface Told {
  /** Null: not worth a line in the history. */
  action: string | null;
  state?: OrderState | undefined;
  reason?: string;
  change: unknown;
}

/** Who did what: for the page of the order, for the audit and for the open screens of its site. */
export async function recordOrderEvent(
  { db, viewer, audit, emit }: Ends & { viewer?: Context['viewer'] },
  order: Pick<OrderRecord, 'id' | 'siteId' | 'state'> & { isNew?: boolean },
  { action, state, reason = '', change }: Told,
): Promise<void> {
  if (action !== null) {
    await db.insert(orderEvent).values({
      orderId: order.id,
      accountId: viewer?.accountId ?? null,
      action,
      fromState: order.isNew ? null : order.state,
      toState: state ?? order.state,
      reason,
    });
  }
  await audit({
    entity: 'order',
    entityId: order.id,
    before: order.isNew ? undefined : { state: order.state },
    after: { action, reason, ...(change as object) },
  });
  await emit(
    [
      { type: 'Order', id: 'LIST' },
      { type: 'Order', id: order.id },
    ],
    { kind: 'sites', ids: [order.siteId], permission: 'ORDERS' },
  );
}
