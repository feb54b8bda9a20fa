import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config';
import { notFound } from '../http/fault';
import { clock } from '../time/clock';
import { machineMs } from '../time/machineTime';

type Place = Pick<Config, 'dataDir'>;

const DAY_MS = 24 * 60 * 60 * 1000;

const shape = /^anden-\d{4}-\d{2}-\d{2}-\d{6}$/;

export const backupFolder = ({ dataDir }: Place) => path.join(dataDir, 'backups');

export async function makeFolder(config: Place): Promise<string> {
  const folder = backupFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await forgetDrafts(folder);
  return folder;
}

/** This forgets copies that a dead process left half written: no copy takes a day. */
async function forgetDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const draft = path.join(folder, name);
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: machineMs() }));
    if (name.endsWith('.part') && machineMs() - mtimeMs > DAY_MS) await rm(draft, { force: true });
  }
}

/** `anden-2026-11-21-153000`: by UTC, so that they sort as they were made. */
const nameAt = (at: Date) =>
  `anden-${at.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}`;

/** Where the next copy goes: one that another of the same second has neither taken nor begun. */
export async function nextBackup(
  config: Place,
  { ending = 'zip', at = clock.now() } = {},
): Promise<{ name: string; target: string }> {
  const folder = await makeFolder(config);
  const taken = new Set((await readdir(folder)).map((file) => file.split('.')[0]));
  let moment = at;
  while (taken.has(nameAt(moment))) moment = new Date(moment.getTime() + 1000);
  const name = nameAt(moment);
  return { name, target: path.join(folder, `${name}.${ending}`) };
}

/** Where a copy lies; a name that could lead elsewhere is as one that does not exist. */
export async function backupPath(config: Place, name: string): Promise<string> {
  const file = path.join(backupFolder(config), `${name}.zip`);
  if (!shape.test(name) || !(await stat(file).catch(() => null))) {
    throw notFound('Esa copia no existe.');
  }
  return file;
}

export async function backupNames(config: Place): Promise<string[]> {
  const names = await readdir(backupFolder(config)).catch(() => []);
  return names
    .filter((name) => name.endsWith('.zip'))
    .map((name) => name.slice(0, -4))
    .filter((name) => shape.test(name))
    .sort()
    .reverse();
}

export async function deleteCopy(config: Place, name: string): Promise<void> {
  await rm(await backupPath(config, name), { force: true });
}
