import { fileLimits } from '@contract/files/fileLimits';
import { fileTypeFromBlob } from 'file-type/node';
import type { Db } from '../../db/client';
import { Fault } from '../http/fault';
import { refuseOver } from './refuseOver';
import type { FileStore } from './store/fileStore';
import { storeAsItCame } from './storeAsItCame';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function hasNull(file: File): Promise<boolean> {
  for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>)
    if (chunk.includes(0)) return true;
  return false;
}

/** A workbook by its content; whatever has no known type and no null byte is text. */
async function sheetType(file: File): Promise<string> {
  const found = await fileTypeFromBlob(file);
  if (found?.mime === xlsx) return xlsx;
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const utf16 = first === 0xff && second === 0xfe;
  if (!found && (utf16 || !(await hasNull(file)))) return 'text/csv';
  const message = 'Ese tipo de archivo no se admite: subí una planilla XLSX o un CSV.';
  throw new Fault(415, 'archivo_tipo', message, { fields: { file: message } });
}

/** Stores a file of rows as it came. */
export async function storeSheet(db: Db, files: FileStore, file: File) {
  refuseOver(file, fileLimits.sheet);
  return storeAsItCame(db, files, file, await sheetType(file));
}
