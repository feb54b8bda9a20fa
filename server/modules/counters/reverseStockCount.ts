import { reverseStockCount } from '@contract/counters/stockCountAcciones';
import { and, eq } from 'drizzle-orm';
import { stockCountLine } from '../../db/schema/counters';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { moveStock, stockReaders } from '../warehouse';
import { heldLines } from './heldLines';
import { markUncounted } from './nextCounts';
import { presentStoredCount } from './presentCount';
import { stockCountStore } from './stockCountStore';

export const reverseStockCountHandler = implement(
  reverseStockCount,
  async ({ id, version, reason }, context) => {
    const { db, viewer, emit } = context;
    const target = { id, version, action: 'reverse', reason } as const;
    const { siteId } = await stockCountStore.change(
      context,
      target,
      async ({ row: { number, siteId: at } }) => {
        await takeBack(context, { id, siteId: at }, `Se revierte el conteo ${number}: ${reason}`);
        return { state: 'reversed', reason };
      },
    );
    await emit([{ type: 'Stock', id: 'LIST' }], stockReaders([siteId]));
    return presentStoredCount(db, viewer, id);
  },
);

/** Every adjustment is taken back, or none: a shelf that no longer has as much says so. */
async function takeBack(
  { db, viewer }: Context,
  { id: countId, siteId }: { id: number; siteId: number },
  reason: string,
): Promise<void> {
  const { accountId } = viewer;
  const lines = await heldLines(
    db,
    and(eq(stockCountLine.countId, countId), eq(stockCountLine.state, 'adjusted')),
  );
  if (lines.some(({ settledBy }) => settledBy === accountId)) {
    throw conflict('Los ajustes de este conteo son tuyos: los revierte otra persona.');
  }
  for (const { stockId, adjustment, locationCode } of lines) {
    const delta = -(adjustment ?? 0);
    if (!(await moveStock(db, { stockId, delta, kind: 'count', reason, accountId }))) {
      throw conflict(
        `En ${locationCode} ya no queda lo que se había ajustado: no se puede revertir.`,
      );
    }
  }
  await markUncounted(
    db,
    siteId,
    lines.map(({ stockId }) => stockId),
  );
}
