import { stat } from 'node:fs/promises';
import type { Config } from '../config/config';
import { backupNames, backupPath } from './backupFolder';
import type { BackupReason } from './manifest';
import { openArchive } from './openArchive';

export interface Copy {
  name: string;
  bytes: number;
  createdAt: string;
  /** Null when what it says of itself cannot be read. */
  reason: BackupReason | null;
  version: string | null;
  rows: number;
  files: number;
}

const known = new Map<string, Copy>();

async function read(file: string, name: string, bytes: number, at: Date): Promise<Copy> {
  try {
    const { manifest, close } = await openArchive(file);
    close();
    const { createdAt, reason, version, tables, files } = manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { name, bytes, createdAt, reason, version, rows, files: files.length };
  } catch {
    return {
      name,
      bytes,
      createdAt: at.toISOString(),
      reason: null,
      version: null,
      rows: 0,
      files: 0,
    };
  }
}

/** This reads what a list shows of a copy, once while the file stays the same. */
export async function describeCopy(config: Pick<Config, 'dataDir'>, name: string): Promise<Copy> {
  const file = await backupPath(config, name);
  const { size, mtime } = await stat(file);
  const key = `${file} ${size} ${mtime.getTime()}`;
  const copy = known.get(key) ?? (await read(file, name, size, mtime));
  known.set(key, copy);
  return copy;
}

export async function newestCopy(config: Pick<Config, 'dataDir'>): Promise<Copy | null> {
  for (const name of await backupNames(config)) {
    const copy = await describeCopy(config, name);
    if (copy.reason !== null) return copy;
  }
  return null;
}
