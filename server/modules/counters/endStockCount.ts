import { cancelStockCount, closeStockCount } from '@contract/counters/stockCountAcciones';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { stockCountLine } from '../../db/schema/counters';
import { implement } from '../../engine/acciones/implement';
import { presentStoredCount } from './presentCount';
import { stockCountStore } from './stockCountStore';

/** Uncounted is not zero: a line that nobody counted says so and changes nothing. */
const leaveOpenLines = (db: Db, countId: number) =>
  db
    .update(stockCountLine)
    .set({ state: 'missed', settledAt: sql`anden_now()` })
    .where(and(eq(stockCountLine.countId, countId), stockCountLine.open));

export const closeStockCountHandler = implement(
  closeStockCount,
  async ({ id, version }, context) => {
    await stockCountStore.change(context, { id, version, action: 'close' }, async () => {
      await leaveOpenLines(context.db, id);
      return { state: 'closed', closedAt: sql`anden_now()` };
    });
    return presentStoredCount(context.db, context.viewer, id);
  },
);

export const cancelStockCountHandler = implement(
  cancelStockCount,
  async ({ id, version, reason }, context) => {
    await stockCountStore.change(context, { id, version, action: 'cancel', reason }, async () => {
      await leaveOpenLines(context.db, id);
      return { state: 'cancelled', reason };
    });
    return presentStoredCount(context.db, context.viewer, id);
  },
);
