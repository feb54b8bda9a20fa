import { and, eq } from 'drizzle-orm';
import { stockCount, stockCountEntry, stockCountLine } from '../../db/schema/counters';
import type { OpensFile } from '../../engine/module';
import { plansCounts, visibleCounts } from './countScope';

/** The photo that somebody took while counting, for who sees the figures of that count. */
export const countFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
    if (!plansCounts(viewer)) return false;
    const [held] = await db
      .select({ id: stockCount.id })
      .from(stockCountEntry)
      .innerJoin(stockCountLine, eq(stockCountLine.id, stockCountEntry.lineId))
      .innerJoin(stockCount, eq(stockCount.id, stockCountLine.countId))
      .where(and(eq(stockCountEntry.photoHash, hash), visibleCounts(viewer.roleScope, viewer)))
      .limit(1);
    return held !== undefined;
  },
};
