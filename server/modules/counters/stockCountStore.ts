import type { StockCountAction } from '@contract/counters/stockCount';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { stockCount, stockCountLine } from '../../db/schema/counters';
import { defineChanges } from '../../engine/store/defineChanges';
import type { StoredCount } from './countQueries';
import { countReaders } from './countReaders';
import { plansCounts, visibleCounts } from './countScope';
import { presentStoredCount } from './presentCount';
import { allowedCountActions, type CountFacts, countRefusal } from './stockCountRules';

export interface HeldCount extends CountFacts {
  row: StoredCount;
}

const factsOf = async (db: Db, id: number) => {
  const states = sql<string>`${stockCountLine.state}`;
  const rows = await db
    .select({ state: states, lines: sql<number>`count(*)::int` })
    .from(stockCountLine)
    .where(eq(stockCountLine.countId, id))
    .groupBy(stockCountLine.state);
  const of = (...wanted: string[]) =>
    rows.reduce((sum, { state, lines }) => (wanted.includes(state) ? sum + lines : sum), 0);
  return {
    ...{ pending: of('pending', 'again'), differing: of('differs') },
    ...{ awaiting: of('approval'), adjusted: of('adjusted') },
  };
};

/** The only way in which a count changes. Whoever decides about one of its lines holds it first, so that nothing is decided twice. */
export const stockCountStore = defineChanges({
  table: stockCount,
  entity: 'stockCount',
  missing: 'El conteo no existe o no está a tu alcance.',
  async lock({ db, viewer, reach }, id): Promise<HeldCount | undefined> {
    const [row] = await db
      .select()
      .from(stockCount)
      .where(and(eq(stockCount.id, id), visibleCounts(reach, viewer)))
      .for('update');
    return row && { ...row, row, ...(await factsOf(db, id)) };
  },
  row: ({ row }) => row,
  present: ({ db, viewer }, id) => presentStoredCount(db, viewer, id),
  actions: ({ viewer }, count): StockCountAction[] =>
    allowedCountActions(count, { plans: plansCounts(viewer) }),
  refusal: (count, action) => countRefusal(count, action),
  audited({ before, columns, done: { reason, told } }) {
    const { state, ...rest } = columns;
    return {
      before: before ? { state: before.state } : undefined,
      after: { ...(before ? { state, ...rest } : columns), ...(reason ? { reason } : {}), ...told },
    };
  },
  async tell({ emit }, { id, siteId }) {
    await emit(
      [
        { type: 'StockCount', id: 'LIST' },
        { type: 'StockCount', id },
      ],
      countReaders(siteId),
    );
  },
});
