import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';

/** Forgets runs of three months ago and the rows that they refused; marks stay, so that nothing is read twice. */
export async function forgetRuns(db: Db): Promise<void> {
  await db.execute(sql`delete from link_run where started_at < anden_now() - interval '90 days'
    and state not in ('queued', 'running')`);
}
