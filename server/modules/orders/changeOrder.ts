import type { Order } from '@contract/orders/order';
import type { OrderAction } from '@contract/orders/orderState';
import { sql } from 'drizzle-orm';
import type { warehouseOrder } from '../../db/schema/orders';
import type { Context } from '../../engine/acciones/context';
import type { OrderRecord } from './orderQueries';
import { ordersStore } from './ordersStore';
import { presentStored } from './presentOrder';

export type OrderChange = Partial<typeof warehouseOrder.$inferInsert>;

interface Target {
  id: number;
  /** Left out where the steps of one person follow each other quickly and each is checked by itself. */
  version?: number;
  reason?: string;
  /** The history calls it this, where it is not the action itself; null where the record tells enough. */
  told?: string | null;
}

type Write = (order: OrderRecord) => Promise<OrderChange> | OrderChange;

/** Since when it stands where it stands. */
export const moved = ({ state }: OrderRecord, change: OrderChange) =>
  change.state === undefined || change.state === state
    ? change
    : { ...change, stateSince: sql`anden_now()` };

export async function applyChange(
  context: Context,
  { id, version, reason, told }: Target,
  action: OrderAction,
  write: Write,
): Promise<void> {
  const kind = told === undefined ? action : told;
  await ordersStore.change(context, { id, version, action, kind, reason }, async (before) =>
    moved(before, await write(before)),
  );
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
