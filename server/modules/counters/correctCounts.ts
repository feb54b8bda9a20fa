import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { stockCount, stockCountLine } from '../../db/schema/counters';
import type { Context } from '../../engine/acciones/context';
import { withdrawRequest } from '../../engine/approvals/askedOf';
import { COUNT_ADJUST } from './countAdjustRequest';
import { countReaders } from './countReaders';
import { isNear, lineCorrected } from './countRules';
import { markCounted } from './nextCounts';

const otherDifference = 'Llegó un movimiento anterior al conteo: la diferencia ya es otra.';

interface LateMovement {
  stockId: number;
  delta: number;
  /** When the goods moved; their movement is written now. */
  doneAt: Date;
}

const lastCounted = sql`(select e.at from stock_count_entry e where e.line_id = ${stockCountLine.id}
  order by e.id desc limit 1)`.mapWith((text) => new Date(text));

/**
 * Goods that a picker without network took before a shelf was counted were not in its books then: what it was expected to hold is put
 * right once the movement arrives. Whoever calls holds the stock, so that no count goes by in between.
 */
export async function correctCounts(
  context: Context,
  { stockId, delta, doneAt }: LateMovement,
): Promise<void> {
  const { db, emit } = context;
  const lines = await db
    .select({
      id: stockCountLine.id,
      countId: stockCountLine.countId,
      siteId: stockCount.siteId,
      state: stockCountLine.state,
      counted: sql<number>`${stockCountLine.counted}`,
      expected: sql<number>`${stockCountLine.expected}`,
      at: lastCounted,
      othersOpen: sql<boolean>`exists (select from stock_count_line o where o.stock_id = ${stockId}
        and o.open and o.id <> ${stockCountLine.id})`,
    })
    .from(stockCountLine)
    .innerJoin(stockCount, eq(stockCount.id, stockCountLine.countId))
    .where(
      and(
        eq(stockCountLine.stockId, stockId),
        eq(stockCount.state, 'counting'),
        anyOf(stockCountLine.state, ['same', 'differs', 'approval', 'again']),
        isNotNull(stockCountLine.counted),
        sql`${lastCounted} >= ${doneAt}`,
      ),
    )
    .for('update', { of: stockCountLine });
  for (const { id, countId, siteId, at, ...line } of lines) {
    const expected = line.expected + delta;
    const state = lineCorrected({ ...line, expected });
    const settled = state === 'same';
    if (line.state === 'approval') {
      await withdrawRequest(context, COUNT_ADJUST, id, otherDifference);
    }
    await db
      .update(stockCountLine)
      .set({
        ...{ expected, state, moved: !settled && isNear(doneAt, at) },
        settledAt: settled ? sql`coalesce(${stockCountLine.settledAt}, anden_now())` : null,
      })
      .where(eq(stockCountLine.id, id));
    if (settled) await markCounted(db, siteId, stockId);
    await emit(
      [
        { type: 'StockCount', id: 'LIST' },
        { type: 'StockCount', id: countId },
      ],
      countReaders(siteId),
    );
  }
}
