import type { JobKind } from '../jobs/jobRunner';
import { nextBackup } from './backupFolder';
import { makeBackup } from './makeBackup';

export const backupKind = 'backup.make';

/** A copy asked for on the screen. It is not resumed but made again: half a copy is none. */
export const backupJob = (ownerUrl: string): JobKind => ({
  kind: backupKind,
  run: async ({ services, step }) => {
    const { config, files, version } = services;
    const { name, target } = await nextBackup(config);
    await makeBackup({
      ownerUrl,
      files,
      version,
      reason: 'manual',
      target,
      onStep: (done, total) => step(done, total, async () => undefined),
    });
    return { message: `Se hizo la copia ${name}.`, link: '/admin/backups' };
  },
});
