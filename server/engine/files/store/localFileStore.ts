import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { measured } from '../../backup/measured';
import type { FileStore } from './fileStore';
import { placeOf } from './placeOf';
import { putBytes } from './putBytes';

/** Contents in the data folder; a file is complete and on the disk before it gets its name. */
export function localFileStore(folder: string): FileStore {
  const fileOf = (hash: string) => path.join(folder, placeOf(hash));
  const store: FileStore = {
    put: (bytes) => putBytes(store, bytes),
    async keep({ sha256 }, open) {
      const target = fileOf(sha256);
      if (await stat(target).catch(() => null)) return;
      await mkdir(path.dirname(target), { recursive: true });
      const draft = `${target}.${randomUUID()}`;
      const through = measured();
      try {
        const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(await open(), through.stream, file);
        if (through.result().sha256 !== sha256)
          throw new Error(`${sha256} came as another content`);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async size(hash) {
      return (await stat(fileOf(hash)).catch(() => null))?.size ?? null;
    },
    read: (hash, range) => createReadStream(fileOf(hash), range),
    remove: (hash) => rm(fileOf(hash), { force: true }),
    state: async () => null,
  };
  return store;
}
