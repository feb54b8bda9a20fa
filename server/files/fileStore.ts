import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

export interface FileStore {
  /** Stores bytes once and returns their SHA-256. */
  put(bytes: Uint8Array): Promise<string>;
  size(hash: string): Promise<number | null>;
  read(hash: string, range?: { start: number; end: number }): Readable;
}

/** Content by hash in the data folder; a file is complete and on the disk before it gets its name. */
export function localFileStore(folder: string): FileStore {
  const fileOf = (hash: string) => path.join(folder, hash.slice(0, 2), hash);
  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const target = fileOf(hash);
      if (await stat(target).catch(() => null)) return hash;
      await mkdir(path.dirname(target), { recursive: true });
      const draft = `${target}.${randomUUID()}`;
      const handle = await open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      } finally {
        await handle.close();
      }
      await rename(draft, target);
      return hash;
    },
    async size(hash) {
      return (await stat(fileOf(hash)).catch(() => null))?.size ?? null;
    },
    read: (hash, range) => createReadStream(fileOf(hash), range),
  };
}
