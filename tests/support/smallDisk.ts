import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Leaves so many bytes free. */
  fill(free: number): Promise<void>;
  /** Takes what filled it away again. */
  makeRoom(): Promise<void>;
  /** The files that are on it, by where they lie. */
  files(): Promise<string[]>;
  unmount(): void;
}

const BALLAST = 'lastre';
const BLOCK = 4096;

/** A disk of its own with that much room; a text says why this machine gives none. */
export function smallDisk(megabytes: number): SmallDisk | string {
  const folder = mkdtempSync(path.join(tmpdir(), 'anden-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return `this machine mounts no disk for us (${error instanceof Error ? error.message.trim() : ''})`;
  }
  const ballast = path.join(folder, BALLAST);
  return {
    folder,
    async fill(free) {
      const { bavail, bsize } = await statfs(folder);
      const bytes = Math.floor((bavail * bsize - free) / BLOCK) * BLOCK;
      await writeFile(ballast, Buffer.alloc(Math.max(0, bytes)), { flag: 'a' });
    },
    makeRoom: () => rm(ballast, { force: true }),
    async files() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      return found
        .filter((entry) => entry.isFile() && entry.name !== BALLAST)
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .sort();
    },
    unmount() {
      execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
