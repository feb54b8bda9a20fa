import type { Db } from '../db/client';
import { storedFile } from '../db/schema/files';
import type { FileStore } from './store/fileStore';

/** A PDF that was made here. */
export async function storePdf(db: Db, files: FileStore, bytes: Uint8Array): Promise<string> {
  const hash = await files.put(bytes);
  const stored = { hash, mime: 'application/pdf', size: bytes.length };
  await db.insert(storedFile).values(stored).onConflictDoNothing();
  return hash;
}
