import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../../../engine/acciones/context';
import { type Spooled, spoolOf } from '../../../engine/files/spool';
import { conflict } from '../../../engine/http/fault';
import { isReadWhole } from '../../../engine/imports/flow/isReadWhole';
import { rootOf } from './linksRoot';

/** How long a file must keep its size to be taken for whole. */
export const STILL_MS = 1500;
const MOST_BYTES = 100 * 1024 * 1024;
const FLOWING_BYTES = 1024 * 1024 * 1024;
const PIECE = 256 * 1024;
const MOST_NAMES = 10_000;

export interface FoundFile {
  name: string;
  size: number;
  /** When it was last written, in milliseconds, as the folder tells it. */
  stamp: number;
}

export interface Watched {
  folder: string;
  files: string;
}

const outside = () =>
  conflict('La carpeta no está dentro de la permitida, o pasa por un acceso directo.');

/** Follows the folder from the allowed root on; a symbolic link on the way is refused, wherever it leads. */
export async function openFolder(
  services: Pick<Services, 'config'>,
  folder: string,
  /** The folder is made where it is not there. */
  { make = false } = {},
): Promise<string> {
  await mkdir(rootOf(services), { recursive: true });
  const root = await realpath(rootOf(services));
  let at = root;
  for (const part of folder.split('/').filter(Boolean)) {
    if (part === '.' || part === '..' || part.includes('\0') || part.includes(path.sep)) {
      throw outside();
    }
    at = path.join(at, part);
    if (make) await mkdir(at).catch(() => undefined);
    const found = await lstat(at).catch(() => null);
    if (!found) throw conflict(`No existe la carpeta ${folder}.`);
    if (!found.isDirectory()) throw outside();
  }
  if ((await realpath(at)) !== at) throw outside();
  return at;
}

const usual = /\.(csv|txt|xlsx)$/i;

/** Whether a name is one of those that a link reads; a star is any text. */
export function isWanted(name: string, files: string): boolean {
  if (name.startsWith('.')) return false;
  if (files === '') return usual.test(name);
  const parts = files.toLowerCase().split('*');
  const [first = '', ...rest] = parts;
  const text = name.toLowerCase();
  if (rest.length === 0) return text === first;
  const last = rest.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  if (text.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > text.length - last.length) return false;
    at = found + part.length;
  }
  return true;
}

async function factsOf(folder: string, name: string): Promise<FoundFile | null> {
  const found = await lstat(path.join(folder, name)).catch(() => null);
  if (!found?.isFile()) return null;
  return { name, size: found.size, stamp: Math.floor(found.mtimeMs) };
}

/** The files of a link, the oldest first; what is no plain file is not there. */
export async function listFiles(
  services: Pick<Services, 'config'>,
  { folder, files }: Watched,
): Promise<FoundFile[]> {
  const at = await openFolder(services, folder);
  const names = (await readdir(at)).filter((name) => isWanted(name, files)).slice(0, MOST_NAMES);
  const found: FoundFile[] = [];
  for (const name of names) {
    const facts = await factsOf(at, name);
    if (facts && facts.size > 0) found.push(facts);
  }
  return found.sort((a, b) => a.stamp - b.stamp || a.name.localeCompare(b.name));
}

const same = (one: FoundFile, other: FoundFile | null) =>
  other !== null && one.size === other.size && one.stamp === other.stamp;

/** Refuses a file that is too large: one that is opened whole has less room than one that is read as it comes. */
export async function refuseLarge(
  { name, size }: FoundFile,
  head: () => Promise<Uint8Array>,
): Promise<void> {
  if (size <= MOST_BYTES) return;
  if (size > FLOWING_BYTES) throw conflict(`${name} pasa de 1 GB: dividilo.`);
  if (isReadWhole(await head())) throw conflict(`${name} pasa de 100 MB: dividilo.`);
}

async function headOf(handle: FileHandle): Promise<Uint8Array> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(200), 0, 200, 0);
  return buffer.subarray(0, bytesRead);
}

/** Takes a file once nobody writes it any more; null while somebody does. */
export async function takeStill(
  services: Pick<Services, 'config' | 'space'>,
  { folder }: Watched,
  file: FoundFile,
): Promise<Spooled | null> {
  const at = await openFolder(services, folder);
  await wait(STILL_MS);
  if (!same(file, await factsOf(at, file.name))) return null;
  // A name that became a symbolic link since is not opened.
  const handle = await open(path.join(at, file.name), constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const before = await handle.stat();
    if (!before.isFile() || before.size !== file.size) return null;
    await refuseLarge(file, () => headOf(handle));
    const pieces = handle.createReadStream({
      ...{ start: 0, end: file.size - 1 },
      ...{ autoClose: false, highWaterMark: PIECE },
    });
    const spooled = await spoolOf(services, pieces);
    if (spooled.size === file.size && same(file, await factsOf(at, file.name))) return spooled;
    await spooled.drop();
    return null;
  } finally {
    await handle.close();
  }
}
