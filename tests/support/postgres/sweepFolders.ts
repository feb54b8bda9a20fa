import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clearOrphan } from '../../../server/db/embedded/clearOrphan';
import { lockFolder } from '../../../server/db/embedded/folderLock';

/** Clears what a killed run left in `parent`: its PostgreSQL, and its folder. */
export const sweepFolders = async (parent: string, prefix: string): Promise<void> => {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(parent, name);
    try {
      if (!existsSync(join(folder, 'anden.lock'))) continue;
      lockFolder(folder);
      await clearOrphan(join(folder, 'postgres'));
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another run uses it, or it is another user's.
    }
  }
};
