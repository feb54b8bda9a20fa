import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { jobProgress } from '../../db/schema/events';
import { backupKind } from '../../engine/backup/backupJob';

export async function isMakingBackup(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ id: jobProgress.id })
    .from(jobProgress)
    .where(and(eq(jobProgress.kind, backupKind), anyOf(jobProgress.state, ['queued', 'running'])))
    .limit(1);
  return row !== undefined;
}
