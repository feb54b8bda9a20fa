import { stat } from 'node:fs/promises';
import type { Config } from '../config/config';
import type { FileStore } from '../files/store/fileStore';
import type { Chore } from '../jobs/chore';
import { machineMs } from '../time/machineTime';
import { backupNames, backupPath, deleteCopy, nextBackup } from './backupFolder';
import { readPlan } from './backupPlan';
import { describeCopy } from './describeCopy';
import { makeBackup } from './makeBackup';

interface Parts {
  ownerUrl: string;
  config: Pick<Config, 'dataDir'>;
  files: FileStore;
  version: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Copies made by hand, or before a restore, stay until somebody deletes them. */
export async function forgetDaily(config: Parts['config'], keepDays: number): Promise<void> {
  for (const name of await backupNames(config)) {
    const made = (await stat(await backupPath(config, name))).mtimeMs;
    if (machineMs() - made < keepDays * DAY_MS) continue;
    const copy = await describeCopy(config, name);
    if (copy.reason === 'daily') await deleteCopy(config, name);
  }
}

export const dailyBackup = ({ ownerUrl, config, files, version }: Parts): Chore => ({
  name: 'daily-backup',
  title: 'Copia de seguridad diaria',
  cron: '30 5 * * *',
  run: async (db) => {
    const { daily, keepDays } = await readPlan(db);
    if (!daily) return;
    const { target } = await nextBackup(config);
    await makeBackup({ ownerUrl, files, version, reason: 'daily', target });
    await forgetDaily(config, keepDays);
  },
});
