import { countLineRecord } from '@contract/counters/countLine';
import { eq, sql } from 'drizzle-orm';
import { stockCountLine } from '../../db/schema/counters';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import { moveStock, stockReaders } from '../warehouse';
import type { StoredCount } from './countQueries';
import type { HeldLine } from './heldLines';
import { markCounted } from './nextCounts';

interface Adjustment {
  count: Pick<StoredCount, 'number' | 'siteId'>;
  line: HeldLine;
  cause: NonNullable<HeldLine['cause']>;
  reason: string;
  /** The account that decided it: somebody else takes it back. */
  accountId: number | null;
}

/** The books take what was counted of a line; its count and its stock are held. */
export async function adjustLine(
  { db, emit }: Pick<Context, 'db' | 'emit'>,
  { count, line, cause, reason, accountId }: Adjustment,
): Promise<void> {
  const { id, stockId, difference } = line;
  const words = [countLineRecord.shown.cause.labels[cause], `conteo ${count.number}`, reason];
  const moved = await moveStock(db, {
    ...{ stockId, delta: difference ?? 0, kind: 'count', accountId },
    reason: words.filter(Boolean).join(' · '),
  });
  if (!moved) throw conflict('Ya no queda tanto como la diferencia: pedí que se vuelva a contar.');
  await db
    .update(stockCountLine)
    .set({
      ...{ state: 'adjusted', adjustment: difference, cause, reason },
      ...{ settledBy: accountId, settledAt: sql`anden_now()` },
    })
    .where(eq(stockCountLine.id, id));
  await markCounted(db, count.siteId, stockId);
  await emit([{ type: 'Stock', id: 'LIST' }], stockReaders([count.siteId]));
}
