import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { megabytes } from '@contract/files/megabytes';
import type { Services } from '../acciones/context';
import { incomingFolder } from '../http/bodies/incomingFolder';
import type { FileStore } from './store/fileStore';

/** A content on its way, in a file of this server until it is kept or looked at. */
export interface Spooled {
  path: string;
  hash: string;
  size: number;
  drop(): Promise<void>;
}

export interface Spool {
  write(piece: Uint8Array): Promise<void>;
  end(): Promise<Spooled>;
  /** Lets go of what came, where the rest of it does not. */
  drop(): Promise<void>;
}

/** The disk is asked again after so much. */
const LOOK_BYTES = megabytes(64);

/** Takes a content piece by piece, so that it is never whole in memory; what a killed process leaves goes as other files that came do. */
export async function openSpool({
  config,
  space,
}: Pick<Services, 'config' | 'space'>): Promise<Spool> {
  await space.forUpload();
  const folder = incomingFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, randomUUID());
  const handle = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  let looked = 0;
  const drop = () => rm(file, { force: true });
  return {
    write: async (piece) => {
      if (size - looked > LOOK_BYTES) {
        looked = size;
        await space.forUpload();
      }
      await handle.appendFile(piece);
      hash.update(piece);
      size += piece.length;
    },
    end: async () => {
      await handle.close();
      return { path: file, hash: hash.digest('hex'), size, drop };
    },
    drop: async () => {
      await handle.close().catch(() => undefined);
      await drop();
    },
  };
}

/** Spools what flows, and leaves nothing of it where it breaks off. */
export async function spoolOf(
  services: Pick<Services, 'config' | 'space'>,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Spooled> {
  const spool = await openSpool(services);
  try {
    for await (const piece of pieces) await spool.write(piece);
    return await spool.end();
  } catch (error) {
    await spool.drop();
    throw error;
  }
}

/** Keeps for good what was spooled. */
export const keepSpooled = (files: FileStore, { hash, size, path: file }: Spooled): Promise<void> =>
  files.keep({ sha256: hash, bytes: size }, () => createReadStream(file));
