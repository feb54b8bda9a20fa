import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { signature } from '../../db/schema/signing';
import { clock } from '../time/clock';

/** This notes that the signer saw the paper: the first time only. Nobody else's look counts. */
export async function openSignature(db: Db, id: number): Promise<boolean> {
  const now = clock.now();
  const opened = await db
    .update(signature)
    .set({
      state: 'opened',
      openedAt: sql`coalesce(${signature.openedAt}, ${now})`,
      changedAt: now,
    })
    .where(and(eq(signature.id, id), eq(signature.state, 'pending')))
    .returning({ id: signature.id });
  return opened.length > 0;
}
