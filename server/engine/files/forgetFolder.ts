import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { machineMs } from '../time/machineTime';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes the files of a folder that nobody wrote since yesterday, or for as long as is said. */
export async function forgetFolder(folder: string, ageMs = DAY_MS): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && machineMs() - found.mtimeMs > ageMs) await rm(file, { force: true });
  }
}
