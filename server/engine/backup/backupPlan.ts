import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { backupPlan } from '../../db/schema/backups';

const unsaid = { daily: true, keepDays: 14, version: 0 };

/** Whether a copy is made each day, and for how long; version 0 until somebody chose. */
export async function readPlan(db: Db): Promise<typeof unsaid> {
  const [row] = await db.select().from(backupPlan).where(eq(backupPlan.id, 1));
  return row ? { daily: row.daily, keepDays: row.keepDays, version: row.version } : unsaid;
}
