import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { lockNumbers } from '../../db/lockNumbers';

/** Two who refer the same person at the same moment take turns: one of them is the first. */
export async function creditTurn(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${lockNumbers.referrals})`);
}
