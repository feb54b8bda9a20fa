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

// Where nobody reaps orphans, as in many containers, PostgreSQL would take a zombie for a live server.
const isZombie = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Stops what a killed parent left running; the new one has to be our child to be watched. Needs the folder's lock. */
export const clearOrphan = async (clusterDir: string): Promise<void> => {
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const file = join(clusterDir, name);
    const pid = readPid(file);
    if (!pid) continue;
    const alive = processIdentity(pid) !== undefined;
    if (alive && isOurs(pid, clusterDir)) await stopProcess(pid);
    // A free pid is PostgreSQL's own business: it also checks that no backend is left.
    else if (alive || isZombie(pid)) rmSync(file, { force: true });
  }
};
