import { asc } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { stock } from '../../db/schema/warehouse';
import { moveStock } from './moveStock';

/** Stocks are held in the order of their ids, or two moves against each other would wait for ever. */
export const holdStocks = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: stock.id })
    .from(stock)
    .where(anyOf(stock.id, [...ids]))
    .orderBy(asc(stock.id))
    .for('update');

interface Between {
  fromId: number;
  toId: number;
  quantity: number;
  reason: string;
  accountId: number | null;
}

/** Takes units from a stock to another, both of them held by the caller. False: there are not as many. */
export async function moveBetween(
  db: Db,
  { fromId, toId, quantity, ...why }: Between,
): Promise<boolean> {
  const move = { kind: 'move', ...why } as const;
  const left = { ...move, stockId: fromId, otherStockId: toId, delta: -quantity };
  if (!(await moveStock(db, left))) return false;
  return moveStock(db, { ...move, stockId: toId, otherStockId: fromId, delta: quantity });
}
