import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { orderLine } from '../../db/schema/orders';
import { orderPick } from '../../db/schema/orderWork';
import { moveStock } from '../warehouse';

/** Puts what was picked back where it was taken, leaves the lines as at the beginning, and tells what lies again where. */
export async function returnPicks(
  db: Db,
  target: {
    orderId: number;
    lineId?: number;
    reason: string;
    accountId: number;
    doneAt?: Date | null;
  },
): Promise<{ stockId: number; delta: number }[]> {
  const { orderId, lineId, reason, accountId, doneAt = null } = target;
  const picks = await db
    .select()
    .from(orderPick)
    .where(
      and(
        eq(orderPick.orderId, orderId),
        isNull(orderPick.returnedAt),
        lineId === undefined ? undefined : eq(orderPick.orderLineId, lineId),
      ),
    )
    .orderBy(asc(orderPick.stockId), asc(orderPick.id));
  for (const pick of picks) {
    const { stockId, quantity, orderLineId } = pick;
    await moveStock(db, {
      stockId,
      delta: quantity,
      kind: 'return',
      reason,
      orderLineId,
      accountId,
      doneAt,
    });
    await db
      .update(orderPick)
      .set({ returnedAt: sql`anden_now()` })
      .where(eq(orderPick.id, pick.id));
  }
  await db
    .update(orderLine)
    .set({ pickedQuantity: 0, shortReason: null, substituteId: null, substituteReason: null })
    .where(
      and(
        eq(orderLine.orderId, orderId),
        lineId === undefined ? undefined : eq(orderLine.id, lineId),
      ),
    );
  return picks.map(({ stockId, quantity }) => ({ stockId, delta: quantity }));
}
