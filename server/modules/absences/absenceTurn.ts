import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { lockNumbers } from '../../db/lockNumbers';

const TURN = lockNumbers.absences;

/** Days of one person are written in turns: two at once wait for each other instead of deadlocking at the constraint. */
export async function absenceTurn(db: Db, personId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${TURN}, ${personId})`);
}
