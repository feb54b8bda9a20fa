import path from 'node:path';
import type { JobKind } from '../jobs/jobRunner';
import { backupName, makeFolder } from './backupFolder';
import { makeBackup } from './makeBackup';

export const backupKind = 'backup.make';

/** A copy asked for on the screen. It is not resumed but made again: half a copy is none. */
export const backupJob = (ownerUrl: string): JobKind => ({
  kind: backupKind,
  run: async ({ services, step }) => {
    const { config, files, version } = services;
    const name = backupName(new Date());
    await makeBackup({
      ownerUrl,
      files,
      version,
      reason: 'manual',
      target: path.join(await makeFolder(config), `${name}.zip`),
      onStep: (done, total) => step(done, total, async () => undefined),
    });
    return { message: `Se hizo la copia ${name}.`, link: '/admin/backups' };
  },
});
