import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isLostConnection } from '../db/isLostConnection';

const PATIENCE_MS = 120_000;
const PAUSE_MS = 500;

/**
 * The queue's library forgets to await some of its writes: one that fails would end the process. So a write waits
 * for a database that restarts instead of failing.
 */
export const patientSql = (pool: Pool) => ({
  executeSql: async (text: string, values: unknown[]) => {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await pool.query(text, values);
      } catch (error) {
        if (pool.ending || Date.now() > end || !isLostConnection(error)) throw error;
        await sleep(PAUSE_MS);
      }
    }
  },
});
