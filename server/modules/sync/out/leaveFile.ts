import { link, lstat, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { nextFileName } from '@contract/sync/out/outFileName';
import { conflict } from '../../../engine/http/fault';

/** So many files of one name may wait in a folder. */
const MOST_SAME = 999;

/** A reader takes no file that begins with a point. */
const draftName = (linkId: number, runId: number) => `.anden-${linkId}-${runId}.parte`;

const factsOf = (file: string) => lstat(file).catch(() => null);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
const linkless = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Gives a whole file its name unless something has it; a name that is taken is never written over. */
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

/** Drafts of runs that were given up go with it: a link has one run at a time. */
async function writeDraft(folder: string, linkId: number, draft: string, bytes: Buffer) {
  const old = (await readdir(folder)).filter((name) => name.startsWith(`.anden-${linkId}-`));
  for (const name of old) await rm(path.join(folder, name), { force: true });
  const handle = await open(draft, 'wx', 0o640);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
    return Math.floor((await handle.stat()).mtimeMs);
  } finally {
    await handle.close();
  }
}

interface Leaving {
  linkId: number;
  runId: number;
  /** The name that it takes where it is free. */
  name: string;
  /** The name it had, or was about to get, when the server stopped; null where it was not whole yet. */
  ready: string | null;
  bytes(): Promise<Buffer>;
  /** Keeps that the file is whole and which name it is about to get. */
  noteReady(name: string, stamp: number): Promise<void>;
}

/** Leaves a file in a folder: whole, once, and under a name that nothing else has. */
export async function leaveFile(folder: string, leaving: Leaving): Promise<string> {
  const { linkId, runId, name, ready, bytes, noteReady } = leaving;
  const draft = path.join(folder, draftName(linkId, runId));
  const found = await factsOf(draft);
  if (ready !== null) {
    // It got its name before the server stopped, and perhaps somebody took it already.
    if (!found) return ready;
    if ((await factsOf(path.join(folder, ready)))?.ino === found.ino) {
      await rm(draft, { force: true });
      return ready;
    }
  }
  const stamp =
    ready !== null && found
      ? Math.floor(found.mtimeMs)
      : await writeDraft(folder, linkId, draft, await bytes());
  for (let turn = 1; turn <= MOST_SAME; turn += 1) {
    const wanted = nextFileName(name, turn);
    if (await factsOf(path.join(folder, wanted))) continue;
    await noteReady(wanted, stamp);
    if (await giveName(draft, path.join(folder, wanted))) return wanted;
  }
  throw conflict('Hay demasiados archivos con ese nombre en la carpeta: sacá los viejos.');
}

/** Takes away what a run that failed had begun. */
export const dropDraft = (folder: string, linkId: number, runId: number): Promise<void> =>
  rm(path.join(folder, draftName(linkId, runId)), { force: true });
