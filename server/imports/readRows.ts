import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../files/store/fileStore';
import { Fault, invalid } from '../http/fault';
import { readCsv } from './readCsv';
import { readXlsx } from './readXlsx';

const MOST_ROWS = 50_000;

export interface SheetRows {
  headers: string[];
  /** Without those that are empty; numbered as the spreadsheet does. */
  rows: { number: number; cells: string[] }[];
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The rows of an uploaded file, whatever it was written with. */
export async function readRows(files: FileStore, hash: string): Promise<SheetRows> {
  const bytes = await buffer(files.read(hash));
  const all = isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes);
  const [head, ...rest] = all
    .map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!head || rest.length === 0) {
    throw invalid({ file: 'El archivo no tiene filas debajo de los títulos.' });
  }
  if (rest.length > MOST_ROWS) {
    throw new Fault(413, 'archivo_grande', 'Son más de 50.000 filas: dividí el archivo.', {
      fields: { file: 'Son más de 50.000 filas: dividí el archivo.' },
    });
  }
  return { headers: head.cells, rows: rest };
}
