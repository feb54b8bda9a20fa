import { readSheet } from 'read-excel-file/node';
import { Fault } from '../http/fault';
import { unzippedSize } from './unzippedSize';

/** A small file can unfold into gigabytes; fifty thousand rows of people do not. */
const MOST_BYTES = 300 * 1024 * 1024;

const two = (value: number) => String(value).padStart(2, '0');

/** Days and numbers as people here write them, so that every file is read alike. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    // The library gives the clock of the sheet as if it were Greenwich's, short of a millisecond.
    const time = new Date(Math.round(value.getTime() / 1000) * 1000);
    const day = `${two(time.getUTCDate())}/${two(time.getUTCMonth() + 1)}/${time.getUTCFullYear()}`;
    const clock = `${two(time.getUTCHours())}:${two(time.getUTCMinutes())}`;
    return clock === '00:00' ? day : `${day} ${clock}`;
  }
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value);
}

export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  if (unzippedSize(bytes) > MOST_BYTES) {
    const message = 'La planilla es demasiado grande por dentro: dividila en varias.';
    throw new Fault(413, 'archivo_grande', message, { fields: { file: message } });
  }
  try {
    const rows = await readSheet(Buffer.from(bytes));
    return rows.map((row) => row.map(cellText));
  } catch {
    const message = 'No se puede leer la planilla: guardala de nuevo como XLSX o CSV.';
    throw new Fault(415, 'archivo_tipo', message, { fields: { file: message } });
  }
}
