import { fileTypeFromBuffer } from 'file-type/node';
import type { Db } from '../db/client';
import { storedFile } from '../db/schema/files';
import { Fault } from '../http/fault';
import type { FileStore } from './fileStore';
import { storeImage } from './storeImage';

const MAX_BYTES = 15 * 1024 * 1024;
const pdf = 'application/pdf';

/** A photo of a certificate, or the PDF that the doctor sent, as it came. */
export async function storeCertificate(db: Db, files: FileStore, file: File) {
  const bytes = new Uint8Array(await file.slice(0, 4100).arrayBuffer());
  if ((await fileTypeFromBuffer(bytes))?.mime !== pdf) return storeImage(db, files, file);
  if (file.size > MAX_BYTES) {
    const message = 'El archivo pesa más de 15 MB.';
    throw new Fault(413, 'archivo_grande', message, { fields: { file: message } });
  }
  const hash = await files.put(new Uint8Array(await file.arrayBuffer()));
  const stored = { hash, mime: pdf, size: file.size };
  await db.insert(storedFile).values(stored).onConflictDoNothing();
  return { ...stored, width: null, height: null };
}
