import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const KEPT = resolve('.cache/templates');

const copyData = (from: string, to: string): void => {
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('anden.lock') });
  // PostgreSQL refuses a folder that others may read.
  chmodSync(join(to, 'postgres'), 0o700);
};

/** The data folder of a PostgreSQL that stood still, kept between runs by a hash of what made it. */
export const keptTemplate = (kind: string, hash: string) => {
  const folder = join(KEPT, `${kind}-${hash.slice(0, 16)}`);
  return {
    exists: (): boolean => existsSync(folder),
    copyTo: (dataDir: string): void => copyData(folder, dataDir),
    keep: (dataDir: string): void => {
      // Where root had to move PostgreSQL's files elsewhere, a copy would lack them.
      if (existsSync(folder) || !existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) return;
      mkdirSync(KEPT, { recursive: true });
      const earlier = readdirSync(KEPT).filter((name) => name.startsWith(`${kind}-`));
      const half = `${folder}.${process.pid}`;
      copyData(dataDir, half);
      try {
        renameSync(half, folder);
      } catch {
        // Another run kept the same one meanwhile.
        rmSync(half, { recursive: true, force: true });
      }
      for (const name of earlier) rmSync(join(KEPT, name), { recursive: true, force: true });
    },
  };
};
