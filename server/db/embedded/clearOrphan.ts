import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from './processIdentity';
import { stopProcess } from './stopProcess';

const readPid = (file: string): number | undefined => {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
};

// PostgreSQL works inside its data folder, which no program that got its old pid does.
const isOurs = (pid: number, clusterDir: string): boolean => {
  try {
    if (process.platform === 'linux')
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir);
  } catch {
    return false;
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return Boolean(stdout?.includes('postgres') && stdout.includes(clusterDir));
};

/** Stops what a killed parent left running; the new one has to be our child to be watched. Needs the folder's lock. */
export const clearOrphan = async (clusterDir: string): Promise<void> => {
  const file = join(clusterDir, 'postmaster.pid');
  const pid = readPid(file);
  // A dead pid is PostgreSQL's own business: it also checks that no backend is left.
  if (!pid || !processIdentity(pid)) return;
  if (isOurs(pid, clusterDir)) await stopProcess(pid);
  else rmSync(file, { force: true });
};
