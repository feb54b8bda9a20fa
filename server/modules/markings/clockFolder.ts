import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import type { Config } from '../../engine/config/config';
import { invalid } from '../../engine/http/fault';
import { tooMuch } from '../../engine/imports/tooMuch';

type Place = Pick<Config, 'dataDir'>;

const shelves = { read: 'leidos', failed: 'con-errores' } as const;
type Shelf = keyof typeof shelves;

/** Programs give such names to files that are still being written. */
const UNFINISHED = /^[.~]|\.(part|partial|tmp|filepart|crdownload)$/i;
/** In one look; the others wait for the next one. */
const MOST_FILES = 100;
/** A look reads so many names, however many files were poured into the folder. */
const MOST_NAMES = 2_000;
const LONGEST_NAME = 120;

export const clockFolder = ({ dataDir }: Place) => path.join(dataDir, 'relojes');

/** Where clocks leave their files, and where those go once they were read. */
export async function makeClockFolder(config: Place): Promise<string> {
  const folder = clockFolder(config);
  for (const shelf of Object.values(shelves)) {
    const inside = path.join(folder, shelf);
    await mkdir(inside, { recursive: true, mode: 0o700 });
    // People who may leave files here could make it lead elsewhere.
    if (!(await lstat(inside)).isDirectory()) throw new Error(`${inside} no es una carpeta`);
  }
  return folder;
}

export interface ArrivedFile {
  /** The name as it can be shown. */
  name: string;
  /** The path as it lies on the disk, in whatever letters. */
  path: Buffer;
  size: number;
  modifiedMs: number;
  plain: boolean;
}

const shown = (name: Buffer) =>
  name.toString('utf8').replace(/\p{C}/gu, ' ').trim().slice(0, LONGEST_NAME) || 'sin nombre';

const at = (folder: string, name: Buffer) => Buffer.concat([Buffer.from(folder + path.sep), name]);

async function arrived(folder: string, raw: Buffer): Promise<ArrivedFile | null> {
  const place = at(folder, raw);
  const found = await lstat(place).catch(() => null);
  if (!found || found.isDirectory()) return null;
  const { size, mtimeMs } = found;
  const modifiedMs = Math.trunc(mtimeMs);
  return { name: shown(raw), path: place, size, modifiedMs, plain: found.isFile() };
}

/** This lists the files that lie there, the oldest first; folders are left out. */
export async function arrivedFiles(folder: string): Promise<ArrivedFile[]> {
  const names = await readdir(folder, { encoding: 'buffer' });
  const finished = names.filter((raw) => !UNFINISHED.test(raw.toString('latin1')));
  const files = new Map<string, ArrivedFile>();
  for (const raw of finished.slice(0, MOST_NAMES)) {
    const file = await arrived(folder, raw);
    // Two that read alike take turns: the second stays until the first one is away.
    if (file && !files.has(file.name)) files.set(file.name, file);
  }
  return [...files.values()]
    .sort((one, other) => one.modifiedMs - other.modifiedMs)
    .slice(0, MOST_FILES);
}

/** This reads a file; null where it changes meanwhile. */
export async function bytesOf(file: ArrivedFile): Promise<Buffer | null> {
  if (!file.plain) throw invalid({ file: 'No es un archivo común: es un enlace a otra parte.' });
  const most = megabytes(fileLimits.sheet);
  if (file.size > most) throw tooMuch(`Pesa más de ${fileLimits.sheet} MB: dividilo.`);
  // A link put there a moment ago leads nowhere, and a pipe makes nobody wait.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const handle = await open(file.path, flags).catch(notOpened);
  if (!handle) return null;
  try {
    const bytes = Buffer.alloc(file.size);
    const { bytesRead } = await handle.read(bytes, 0, file.size, 0);
    const now = await handle.stat();
    const same = now.size === file.size && Math.trunc(now.mtimeMs) === file.modifiedMs;
    return same && bytesRead === file.size ? bytes : null;
  } finally {
    await handle.close();
  }
}

function notOpened(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ELOOP') return null;
  if (error.code === 'EACCES' || error.code === 'EPERM') {
    throw invalid({ file: 'El servidor no puede abrirlo: revisá sus permisos.' });
  }
  throw error;
}

/** A name that any system keeps, and that leads nowhere. */
const safeName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-80);

/** Puts a file away under the moment at which it was read; false where it is not the one that was read. */
export async function putAway(
  folder: string,
  file: ArrivedFile,
  { shelf, readAt }: { shelf: Shelf; readAt: Date },
): Promise<boolean> {
  const now = await lstat(file.path).catch(() => null);
  if (now?.size !== file.size || Math.trunc(now.mtimeMs) !== file.modifiedMs) return false;
  const stamp = readAt.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const wanted = path.join(folder, shelves[shelf], `${stamp} ${safeName(file.name)}`);
  await rename(file.path, await freeName(wanted));
  return true;
}

async function freeName(wanted: string): Promise<string> {
  const { dir, name, ext } = path.parse(wanted);
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? wanted : path.join(dir, `${name} (${count})${ext}`);
    if (!(await lstat(tried).catch(() => null))) return tried;
  }
}
