import { sql } from 'drizzle-orm';
import type { Db } from '../db/Db';

/** A million new rows are joined well only once the planner knows of them. Who does not own the tables is ignored. */
export async function analyze(db: Db, ...tables: readonly string[]): Promise<void> {
  await db.execute(sql.raw(`analyze ${tables.join(', ')}`));
}
