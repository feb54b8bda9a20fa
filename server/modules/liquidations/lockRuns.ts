import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { lockNumbers } from '../../db/lockNumbers';

/** Two who decide at once whom a run pays do so one after the other; it is taken before any run is held, or two of them would wait for each other. */
export const lockRuns = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(${lockNumbers.payRuns})`);
