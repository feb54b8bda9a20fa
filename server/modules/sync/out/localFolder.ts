import { link, lstat, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { OutFolder } from './leaveFile';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
const linkless = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Gives a whole file its name by a second name, which fails where the name is taken. */
async function giveName(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // Some disks know no second name: this one was free a moment ago.
    if (!linkless.has(codeOf(error))) throw error;
    await rename(draft, file);
    return true;
  }
  await rm(draft, { force: true });
  return true;
}

async function write(file: string, bytes: Buffer): Promise<number> {
  const handle = await open(file, 'wx', 0o640);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
    return Math.floor((await handle.stat()).mtimeMs);
  } finally {
    await handle.close();
  }
}

/** A folder of this server, in which files are left. */
export function localFolder(folder: string): OutFolder {
  const at = (name: string) => path.join(folder, name);
  const factsOf = (name: string) => lstat(at(name)).catch(() => null);
  return {
    mark: '',
    names: () => readdir(folder),
    stampOf: async (name) => {
      const found = await factsOf(name);
      return found && Math.floor(found.mtimeMs);
    },
    write: (name, bytes) => write(at(name), bytes),
    giveName: (draft, name) => giveName(at(draft), at(name)),
    hasBoth: async (draft, name) => {
      const [one, other] = await Promise.all([factsOf(draft), factsOf(name)]);
      return one !== null && one.ino === other?.ino;
    },
    remove: (name) => rm(at(name), { force: true }),
  };
}
