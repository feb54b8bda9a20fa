import { createBackup } from '@contract/admin/backupAcciones';
import { sql } from 'drizzle-orm';
import { lockNumbers } from '../../db/lockNumbers';
import { implement } from '../../engine/acciones/implement';
import { backupKind } from '../../engine/backup/backupJob';
import { conflict } from '../../engine/http/fault';
import { tellJob } from '../../engine/jobs/tellJob';
import { isMakingBackup } from './backupQueries';

const LOCK = lockNumbers.backup;

export const createBackupHandler = implement(createBackup, async (_input, context) => {
  const { db, viewer, services, audit, afterCommit } = context;
  // Two who ask at the same moment get one copy.
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  if (await isMakingBackup(db)) throw conflict('Ya se está haciendo una copia.');
  const { accountId } = viewer;
  const title = 'Copia de seguridad';
  const jobId = await services.jobs.request(db, {
    kind: backupKind,
    title,
    accountId,
    payload: {},
  });
  await audit({ entity: 'backup', entityId: jobId });
  await tellJob(db, accountId);
  afterCommit(services.jobs.flush);
  afterCommit(services.wake);
  return { jobId };
});
