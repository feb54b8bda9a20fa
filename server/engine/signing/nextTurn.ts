import { and, eq, min, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { signature } from '../../db/schema/signing';

/** Once everybody of a turn has signed, the next one begins; whose turn it is now. */
export async function nextTurn(db: Db, paperId: number): Promise<number[]> {
  const open = sql`${signature.state} in ('waiting', 'pending', 'opened')`;
  const [next] = await db
    .select({ turn: min(signature.turn) })
    .from(signature)
    .where(and(eq(signature.paperId, paperId), open));
  if (next?.turn == null) return [];
  const begun = await db
    .update(signature)
    .set({ state: 'pending', changedAt: new Date(), version: sql`${signature.version} + 1` })
    .where(
      and(
        eq(signature.paperId, paperId),
        eq(signature.turn, next.turn),
        eq(signature.state, 'waiting'),
      ),
    )
    .returning({ personId: signature.personId });
  return begun.map(({ personId }) => personId);
}
