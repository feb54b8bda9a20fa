import path from 'node:path';
import { listBackups } from '@contract/admin/backupAcciones';
import { implement } from '../../engine/acciones/implement';
import { backupFolder, backupNames } from '../../engine/backup/backupFolder';
import { readPlan } from '../../engine/backup/backupPlan';
import { describeCopy } from '../../engine/backup/describeCopy';
import { isMakingBackup } from './backupQueries';

export const listBackupsHandler = implement(listBackups, async (_input, { db, services }) => {
  const names = await backupNames(services.config);
  return {
    rows: await Promise.all(names.map((name) => describeCopy(services.config, name))),
    plan: await readPlan(db),
    folder: path.resolve(backupFolder(services.config)),
    making: await isMakingBackup(db),
  };
});
