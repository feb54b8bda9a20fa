import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { stockMovement } from '../../db/schema/orderWork';
import { stock } from '../../db/schema/warehouse';

interface Movement {
  stockId: number;
  delta: number;
  kind: (typeof stockMovement.$inferInsert)['kind'];
  reason?: string;
  orderLineId?: number;
  otherStockId?: number;
  accountId: number | null;
  /** Where the goods moved earlier than it is written. */
  doneAt?: Date | null;
}

/**
 * The one door to a quantity: the row changes only if it stays at zero or more, and the ledger tells why.
 * False: there is not as much. Several in one transaction must come in the order of their stock, or two could wait for each other.
 */
export async function moveStock(db: Db, movement: Movement): Promise<boolean> {
  const { stockId, delta } = movement;
  const [moved] = await db
    .update(stock)
    .set({ quantity: sql`${stock.quantity} + ${delta}` })
    .where(and(eq(stock.id, stockId), sql`${stock.quantity} + ${delta} >= 0`))
    .returning({ quantity: stock.quantity });
  if (!moved) return false;
  await db.insert(stockMovement).values({ ...movement, quantityAfter: moved.quantity });
  return true;
}
