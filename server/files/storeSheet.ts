import { fileTypeFromBuffer } from 'file-type/node';
import type { Db } from '../db/client';
import { storedFile } from '../db/schema/files';
import { Fault } from '../http/fault';
import type { FileStore } from './store/fileStore';

const MAX_BYTES = 25 * 1024 * 1024;
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook by its content; whatever has no known type and no null byte is text. */
async function sheetType(bytes: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === xlsx) return xlsx;
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (!found && (utf16 || !bytes.includes(0))) return 'text/csv';
  const message = 'Ese tipo de archivo no se admite: subí una planilla XLSX o un CSV.';
  throw new Fault(415, 'archivo_tipo', message, { fields: { file: message } });
}

/** Stores a file of rows as it came. */
export async function storeSheet(db: Db, files: FileStore, file: File) {
  if (file.size > MAX_BYTES) {
    const message = 'El archivo pesa más de 25 MB.';
    throw new Fault(413, 'archivo_grande', message, { fields: { file: message } });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mime = await sheetType(bytes);
  const stored = { hash: await files.put(bytes), mime, size: bytes.length };
  await db.insert(storedFile).values(stored).onConflictDoNothing();
  return { ...stored, width: null, height: null };
}
