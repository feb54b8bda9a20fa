import type { OrderRest } from '@contract/orders/orderState';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { orderLine } from '../../db/schema/orders';
import { orderPackage, orderPackageItem, orderPick } from '../../db/schema/orderWork';
import type { Context } from '../../engine/acciones/context';
import { moveStock } from '../warehouse';
import type { LineRest } from './lineRules';
import type { OrderRecord } from './orderQueries';
import { ordersStore } from './ordersStore';

type Line = typeof orderLine.$inferSelect;
type Pick = typeof orderPick.$inferSelect;

interface Left {
  rests: readonly LineRest<Line>[];
  rest: OrderRest;
  reason: string;
}

/** Units that a customer did not receive go back to their shelves, or wait packed in an order of their own. */
export async function leaveRest(context: Context, order: OrderRecord, left: Left): Promise<void> {
  const { db } = context;
  const parts: { line: Line; quantity: number; picks: Pick[] }[] = [];
  for (const { line, quantity } of left.rests) {
    parts.push({ line, quantity, picks: await splitPicks(db, line.id, quantity) });
  }
  if (left.rest === 'order') return packRest(context, order, parts, left.reason);
  const picks = parts.flatMap((part) => part.picks);
  // In the order of their stock, as every movement of several.
  for (const { id, stockId, quantity, orderLineId } of picks.toSorted(
    (one, other) => one.stockId - other.stockId || one.id - other.id,
  )) {
    const { accountId } = context.viewer;
    await moveStock(db, {
      stockId,
      delta: quantity,
      kind: 'return',
      reason: left.reason,
      orderLineId,
      accountId,
    });
    await db.update(orderPick).set({ returnedAt: sql`anden_now()` }).where(eq(orderPick.id, id));
  }
}

/** So many of what was picked for a line, apart from the others: the last one taken is parted where it must. */
async function splitPicks(db: Db, lineId: number, wanted: number): Promise<Pick[]> {
  const picks = await db
    .select()
    .from(orderPick)
    .where(and(eq(orderPick.orderLineId, lineId), isNull(orderPick.returnedAt)))
    .orderBy(desc(orderPick.id));
  const apart: Pick[] = [];
  let left = wanted;
  for (const pick of picks) {
    if (left === 0) break;
    if (pick.quantity <= left) {
      apart.push(pick);
      left -= pick.quantity;
      continue;
    }
    const { id, quantity, ...same } = pick;
    await db
      .update(orderPick)
      .set({ quantity: quantity - left })
      .where(eq(orderPick.id, id));
    const [part] = await db
      .insert(orderPick)
      .values({ ...same, quantity: left })
      .returning();
    if (part) apart.push(part);
    left = 0;
  }
  if (left > 0) throw new Error(`line ${lineId} was picked less than it says`);
  return apart;
}

/** Another order with the very goods: nobody picks them again, and it leaves when somebody dispatches it. */
async function packRest(
  context: Context,
  order: OrderRecord,
  parts: readonly { line: Line; quantity: number; picks: readonly Pick[] }[],
  reason: string,
): Promise<void> {
  const { db, viewer } = context;
  const { siteId, customerId, customerName, address, latitude, longitude } = order;
  const { priority, promisedOn, notes, pickerId, createdBy } = order;
  const columns = {
    ...{ siteId, customerId, customerName, address, latitude, longitude },
    ...{ priority, promisedOn, notes, pickerId, createdBy },
    state: 'packed' as const,
    lineCount: parts.length,
    unitCount: parts.reduce((total, { quantity }) => total + quantity, 0),
    packageCount: 1,
    restOfId: order.id,
  };
  const done = { kind: 'createRest', accountId: viewer.accountId, reason };
  const { id: orderId } = await ordersStore.create(context, columns, done);
  const [box] = await db
    .insert(orderPackage)
    .values({ orderId, number: 1 })
    .returning({ id: orderPackage.id });
  for (const [index, { line, quantity, picks }] of parts.entries()) {
    const { productId, substituteId, substituteReason } = line;
    const [made] = await db
      .insert(orderLine)
      .values({
        ...{ orderId, productId, substituteId, substituteReason, quantity },
        position: index + 1,
        pickedQuantity: quantity,
      })
      .returning({ id: orderLine.id });
    if (!box || !made) throw new Error('what was left was not packed');
    const moved = picks.map(({ id }) => id);
    await db
      .update(orderPick)
      .set({ orderId, orderLineId: made.id })
      .where(anyOf(orderPick.id, moved));
    await db.insert(orderPackageItem).values({ packageId: box.id, orderLineId: made.id, quantity });
  }
}
