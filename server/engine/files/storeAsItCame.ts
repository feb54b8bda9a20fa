import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Db } from '../../db/client';
import { hashOf } from './hashOf';
import { noteStored } from './noteStored';
import type { FileStore } from './store/fileStore';

/** Keeps a file to the letter, which is never whole in memory. */
export async function storeAsItCame(db: Db, files: FileStore, file: File, mime: string) {
  const stored = { hash: await hashOf(file), mime, size: file.size };
  await noteStored(db, stored);
  await files.keep({ sha256: stored.hash, bytes: file.size }, () =>
    Readable.fromWeb(file.stream() as ReadableStream),
  );
  return { ...stored, width: null, height: null };
}
