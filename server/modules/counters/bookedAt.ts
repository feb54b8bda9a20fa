import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { stockMovement } from '../../db/schema/orderWork';
import { stock } from '../../db/schema/warehouse';
import { expectedAt, movedNear, NEARNESS_MS } from './countRules';

/** Reads what the books say about a moment, and whether goods moved too near to it to tell. */
export async function bookedAt(db: Db, stockId: number, moment: Date, unsure: boolean) {
  const [held] = await db
    .select({ quantity: stock.quantity })
    .from(stock)
    .where(eq(stock.id, stockId));
  const around = new Date(moment.getTime() - NEARNESS_MS);
  // A movement is never written before it is done: those written earlier were done earlier too.
  const written = await db
    .select({
      ...{ delta: stockMovement.delta, kind: stockMovement.kind },
      ...{ at: stockMovement.at, doneAt: stockMovement.doneAt },
    })
    .from(stockMovement)
    .where(and(eq(stockMovement.stockId, stockId), gte(stockMovement.at, around)));
  const movements = written.map(({ at, doneAt, ...rest }) => ({ ...rest, at: doneAt ?? at }));
  const byHand = movements.filter(({ kind, at }) => kind !== 'count' && at >= around);
  return {
    expected: expectedAt(held?.quantity ?? 0, movements, moment),
    near: movedNear(byHand, moment) || (unsure && byHand.length > 0),
  };
}
