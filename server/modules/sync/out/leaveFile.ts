import { nextFileName } from '@contract/sync/out/outFileName';
import { isLostConnection } from '../../../db/isLostConnection';
import { conflict } from '../../../engine/http/fault';

/** So many files of one name may wait in a folder. */
const MOST_SAME = 999;

/** A folder in which files are left: one of this server, or of another. */
export interface OutFolder {
  /** Tells the drafts of this server from those of others who leave files there. */
  mark: string;
  names(): Promise<string[]>;
  /** When a file was last written; null where nothing has that name. */
  stampOf(name: string): Promise<number | null>;
  /** Writes a file that is not there yet, whole and onto the disk, and answers when that was. */
  write(name: string, bytes: Buffer): Promise<number>;
  /** Gives a whole file its name; false where something has it, which is never written over. */
  giveName(draft: string, name: string): Promise<boolean>;
  /** Whether the draft has that name already, beside its own. */
  hasBoth(draft: string, name: string, bytes: Leaving['bytes']): Promise<boolean>;
  remove(name: string): Promise<void>;
}

export interface Leaving {
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

/** A reader takes no file that begins with a point. */
const draftsOf = ({ mark }: OutFolder, linkId: number) => `.anden-${mark}${linkId}-`;

const draftOf = (folder: OutFolder, { linkId, runId }: Pick<Leaving, 'linkId' | 'runId'>) =>
  `${draftsOf(folder, linkId)}${runId}.parte`;

/** Drafts of runs that were given up go with it: a link has one run at a time. */
async function writeDraft(folder: OutFolder, linkId: number, draft: string, bytes: Buffer) {
  const drafts = draftsOf(folder, linkId);
  const old = (await folder.names()).filter((name) => name.startsWith(drafts));
  for (const name of old) await folder.remove(name);
  return folder.write(draft, bytes);
}

/** Leaves a file in a folder: whole, once, and under a name that nothing else has. */
export async function leaveFile(folder: OutFolder, leaving: Leaving): Promise<string> {
  const draft = draftOf(folder, leaving);
  const { linkId, name, ready, bytes, noteReady } = leaving;
  const found = await folder.stampOf(draft);
  if (ready !== null) {
    // It got its name before the server stopped, and perhaps somebody took it already.
    if (found === null) return ready;
    if (await folder.hasBoth(draft, ready, bytes)) {
      await folder.remove(draft);
      return ready;
    }
  }
  const stamp =
    ready !== null && found !== null
      ? found
      : await writeDraft(folder, linkId, draft, await bytes());
  for (let turn = 1; turn <= MOST_SAME; turn += 1) {
    const wanted = nextFileName(name, turn);
    if ((await folder.stampOf(wanted)) !== null) continue;
    await noteReady(wanted, stamp);
    if (await folder.giveName(draft, wanted)) return wanted;
  }
  throw conflict('Hay demasiados archivos con ese nombre en la carpeta: sacá los viejos.');
}

/** The same, of a run that fails if it cannot: what it had begun goes with it, as far as that can be done. */
export async function leaveOrFail(folder: OutFolder, leaving: Leaving): Promise<string> {
  try {
    return await leaveFile(folder, leaving);
  } catch (error) {
    // A run that lost its database goes on with its draft.
    if (!isLostConnection(error)) {
      await folder.remove(draftOf(folder, leaving)).catch(() => undefined);
    }
    throw error;
  }
}
