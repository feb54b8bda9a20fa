import type { Db } from '../../db/Db';
import { noteStored } from './noteStored';
import type { FileStore } from './store/fileStore';

/** A content that lies in the store, and of which the database may not know yet. */
export interface PutFile {
  hash: string;
  mime: 'application/pdf';
  size: number;
}

/** The content of a PDF that was made here; done outside of a transaction, which would hold its connection meanwhile. */
export const putPdf = async (files: FileStore, bytes: Uint8Array): Promise<PutFile> => ({
  hash: await files.put(bytes),
  mime: 'application/pdf',
  size: bytes.length,
});

/** From here on records may refer to it. */
export const notePdf = async (db: Db, ...put: PutFile[]): Promise<void> => {
  for (const content of put) await noteStored(db, content);
};

/** A PDF that was made here. */
export async function storePdf(db: Db, files: FileStore, bytes: Uint8Array): Promise<string> {
  const put = await putPdf(files, bytes);
  await notePdf(db, put);
  return put.hash;
}
