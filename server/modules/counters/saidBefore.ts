import { and, desc, eq } from 'drizzle-orm';
import { stockCountEntry } from '../../db/schema/counters';
import type { Context } from '../../engine/acciones/context';

interface Said {
  lineId: number;
  round: number;
  quantity: number;
}

/** The count that somebody says stands: its figure is that of the moment at which they counted, not of the one at which they insist. */
export async function saidBefore(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { lineId, round, quantity }: Said,
) {
  const [said] = await db
    .select()
    .from(stockCountEntry)
    .where(
      and(
        eq(stockCountEntry.lineId, lineId),
        eq(stockCountEntry.round, round),
        eq(stockCountEntry.accountId, viewer.accountId),
      ),
    )
    .orderBy(desc(stockCountEntry.id))
    .limit(1);
  return said?.quantity === quantity ? said : undefined;
}
