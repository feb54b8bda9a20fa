import { listBackups } from '@contract/admin/listBackups';
import { backupNames } from '../../backup/backupFolder';
import { readPlan } from '../../backup/backupPlan';
import { describeCopy } from '../../backup/describeCopy';
import { implement } from '../implement';
import { isMakingBackup } from './backupQueries';

export const listBackupsHandler = implement(listBackups, async (_input, { db, services }) => {
  const names = await backupNames(services.config);
  return {
    rows: await Promise.all(names.map((name) => describeCopy(services.config, name))),
    plan: await readPlan(db),
    making: await isMakingBackup(db),
  };
});
