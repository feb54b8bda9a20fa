import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { stockCountLine } from '../../db/schema/counters';
import { location, product, stock } from '../../db/schema/warehouse';

/** Lines of counts in the order of their stock, in which stock must be changed, held with it. Whoever changes one holds its count. */
export const heldLines = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: stockCountLine.id,
      countId: stockCountLine.countId,
      stockId: stockCountLine.stockId,
      state: stockCountLine.state,
      round: stockCountLine.round,
      difference: stockCountLine.difference,
      adjustment: stockCountLine.adjustment,
      cause: stockCountLine.cause,
      settledBy: stockCountLine.settledBy,
      locationCode: location.code,
      productName: product.name,
      countedBy: sql<number[]>`array(select e.account_id from stock_count_entry e
        where e.line_id = ${stockCountLine.id} and e.account_id is not null)`,
    })
    .from(stockCountLine)
    .innerJoin(stock, eq(stock.id, stockCountLine.stockId))
    .innerJoin(location, eq(location.id, stock.locationId))
    .innerJoin(product, eq(product.id, stock.productId))
    .where(where)
    .orderBy(asc(stockCountLine.stockId))
    .for('update', { of: [stock, stockCountLine] });

export type HeldLine = Awaited<ReturnType<typeof heldLines>>[number];
