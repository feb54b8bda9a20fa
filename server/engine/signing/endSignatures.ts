import { and, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { signature } from '../../db/schema/signing';
import { clock } from '../time/clock';

/** This stops waiting for any signature; what was signed stays signed. It answers whose signatures ended. */
export async function endSignatures(
  db: Db,
  paperIds: readonly number[],
  state: 'cancelled' | 'expired',
): Promise<number[]> {
  if (paperIds.length === 0) return [];
  const ended = await db
    .update(signature)
    .set({ state, changedAt: clock.now(), version: sql`${signature.version} + 1` })
    .where(
      and(
        anyOf(signature.paperId, [...paperIds]),
        sql`${signature.state} in ('waiting', 'pending', 'opened')`,
      ),
    )
    .returning({ personId: signature.personId });
  return ended.map(({ personId }) => personId);
}
