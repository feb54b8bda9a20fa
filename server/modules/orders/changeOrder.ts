import type { Order } from '@contract/orders/order';
import type { OrderAction, OrderState } from '@contract/orders/orderState';
import { eq, sql } from 'drizzle-orm';
import { warehouseOrder } from '../../db/schema/orders';
import type { Context } from '../../engine/acciones/context';
import { conflict, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { lockOrder, type OrderRecord } from './orderQueries';
import { allowedActions, refusal } from './ordersRules';
import { presentStored } from './presentOrder';
import { recordOrderEvent } from './recordOrderEvent';

type Columns = Partial<typeof warehouseOrder.$inferInsert>;

export interface OrderChange extends Columns {
  state?: OrderState;
}

interface Target {
  id: number;
  /** Left out where the steps of one person follow each other quickly and each is checked by itself. */
  version?: number;
  reason?: string;
  /** What the history calls it, where it is not the action itself; null where the record tells enough. */
  told?: string | null;
}

type Write = (order: OrderRecord) => Promise<OrderChange> | OrderChange;

/** The one way an order changes: lock → allowed? → write → version, history, audit and notice. */
export async function applyChange(
  context: Context,
  { id, version, reason = '', told }: Target,
  action: OrderAction,
  write: Write,
): Promise<void> {
  const { db, viewer, reach } = context;
  const before = await lockOrder(db, reach, viewer, id);
  if (!before) throw notFound('El pedido no existe o no está a tu alcance.');
  if (version !== undefined && before.version !== version) {
    throw staleVersion(await presentStored(db, viewer, id));
  }
  if (!allowedActions(viewer, before).includes(action)) throw conflict(refusal(before, action));
  const change = await write(before);
  const moved = change.state !== undefined && change.state !== before.state;
  await db
    .update(warehouseOrder)
    .set({
      ...change,
      ...(moved ? { stateSince: sql`now()` } : {}),
      version: before.version + 1,
    })
    .where(eq(warehouseOrder.id, id));
  await recordOrderEvent(context, before, {
    action: told === undefined ? action : told,
    state: change.state,
    reason,
    change,
  });
}

export async function changeOrder(
  context: Context,
  target: Target,
  action: OrderAction,
  write: Write,
): Promise<Order> {
  await applyChange(context, target, action, write);
  return presentStored(context.db, context.viewer, target.id);
}
