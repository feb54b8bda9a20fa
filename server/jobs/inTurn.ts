import type { Pool } from 'pg';

const LOCK = 4_600_005;

/** Processes that start together prepare the queue one after another: the library's own steps can block each other. */
export async function inTurn(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}
