import { cancelStockCount, closeStockCount } from '@contract/counters/stockCountAcciones';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { stockCountLine } from '../../db/schema/counters';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { withdrawRequest } from '../../engine/approvals/askedOf';
import { settleNotices } from '../../engine/notifications/settleNotices';
import { COUNT_ADJUST } from './countAdjustRequest';
import type { StoredCount } from './countQueries';
import { presentStoredCount } from './presentCount';
import { stockCountStore } from './stockCountStore';
import { tellBlindness } from './tellBlindness';

/** Uncounted is not zero: a line that nobody counted says so and changes nothing. */
const leaveOpenLines = (db: Db, countId: number) =>
  db
    .update(stockCountLine)
    .set({ state: 'missed', settledAt: sql`anden_now()` })
    .where(and(eq(stockCountLine.countId, countId), stockCountLine.open));

export const closeStockCountHandler = implement(
  closeStockCount,
  async ({ id, version }, context) => {
    const after = await stockCountStore.change(
      context,
      { id, version, action: 'close' },
      async () => {
        await leaveOpenLines(context.db, id);
        return { state: 'closed', closedAt: sql`anden_now()` };
      },
    );
    await tellEnd(context, after);
    return presentStoredCount(context.db, context.viewer, id);
  },
);

export const cancelStockCountHandler = implement(
  cancelStockCount,
  async ({ id, version, reason }, context) => {
    const target = { id, version, action: 'cancel', reason } as const;
    const after = await stockCountStore.change(context, target, async () => {
      await withdrawRequests(context, id);
      await leaveOpenLines(context.db, id);
      return { state: 'cancelled', reason };
    });
    await tellEnd(context, after);
    return presentStoredCount(context.db, context.viewer, id);
  },
);

/** Adjustments that were asked for end with their count. */
async function withdrawRequests(context: Context, countId: number): Promise<void> {
  const waiting = await context.db
    .select({ id: stockCountLine.id })
    .from(stockCountLine)
    .where(and(eq(stockCountLine.countId, countId), eq(stockCountLine.state, 'approval')));
  for (const { id } of waiting) {
    await withdrawRequest(context, COUNT_ADJUST, id, 'El conteo se canceló.');
  }
}

/** The notices of a count that is over are settled, and its figures are shown again. */
async function tellEnd(context: Context, count: StoredCount): Promise<void> {
  await settleNotices(context, { type: 'counts.asked', link: `/counters/${count.id}` });
  await tellBlindness(context, count);
}
