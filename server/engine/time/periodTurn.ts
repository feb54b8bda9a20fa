import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { hasSqlState, LOCK_TIMEOUT } from '../../db/hasSqlState';
import { lockNumbers } from '../../db/lockNumbers';
import { sendAlong } from '../../db/transactions';
import { conflict } from '../http/fault';

const TURN = lockNumbers.periods;

/** A dated change holds the periods open until its transaction ends: whoever closes one waits for it. */
export const holdPeriods = (db: Db): Promise<void> =>
  sendAlong(db, db.execute(sql`select pg_advisory_xact_lock_shared(${TURN}, 0)`));

/**
 * Waits until no dated change is under way, and lets none begin before the transaction ends. Not for long: changes queue
 * behind whoever waits, and an import may take minutes.
 */
export async function stopChanges(db: Db): Promise<void> {
  await db.execute(sql`set local lock_timeout = '4s'`);
  try {
    await db.execute(sql`select pg_advisory_xact_lock(${TURN}, 0)`);
  } catch (error) {
    if (!hasSqlState(error, LOCK_TIMEOUT)) throw error;
    throw conflict('Se están guardando muchos cambios en este momento: probá en un minuto.');
  }
  await db.execute(sql`set local lock_timeout = 0`);
}
