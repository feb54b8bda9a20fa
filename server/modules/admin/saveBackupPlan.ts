import { saveBackupPlan } from '@contract/admin/backupAcciones';
import { sql } from 'drizzle-orm';
import { lockNumbers } from '../../db/lockNumbers';
import { backupPlan } from '../../db/schema/backups';
import { implement } from '../../engine/acciones/implement';
import { lastChange } from '../../engine/audit/lastChange';
import { readPlan } from '../../engine/backup/backupPlan';
import { staleVersion } from '../../engine/http/staleVersion';

const LOCK = lockNumbers.backupPlan;

/** No store: it is one row, and there is none until somebody chose. */
export const saveBackupPlanHandler = implement(
  saveBackupPlan,
  async ({ daily, keepDays, version }, { db, audit, emit }) => {
    await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const before = await readPlan(db);
    if (before.version !== version) {
      throw staleVersion(before, await lastChange(db, 'backupPlan', 1));
    }
    const after = { daily, keepDays, version: version + 1 };
    await db
      .insert(backupPlan)
      .values({ id: 1, ...after })
      .onConflictDoUpdate({ target: backupPlan.id, set: after });
    await audit({ entity: 'backupPlan', entityId: 1, before, after });
    await emit([{ type: 'Backup', id: 'LIST' }], {
      kind: 'everyone',
      permission: 'ADMIN.whole',
    });
    return after;
  },
);
