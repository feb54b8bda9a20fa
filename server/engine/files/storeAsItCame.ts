import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Db } from '../../db/Db';
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

/** The SHA-256 of what is read piece by piece. */
async function hashOf(file: Blob): Promise<string> {
  const hash = createHash('sha256');
  // The types of the browser's streams do not know that these can be iterated.
  for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>)
    hash.update(chunk);
  return hash.digest('hex');
}
