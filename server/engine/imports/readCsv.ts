import { unmarkFormulas } from '@contract/core/formulaMarks';
import { parse } from 'csv-parse/sync';
import { Fault } from '../http/fault';
import { isNoRoom } from '../workshop/noRoom';
import { clockLogTitles } from './clockLog';
import { decodeText } from './decodeText';
import type { AddRow } from './sheetRows';

const delimiters = [';', ',', '\t'] as const;
/** Titles are found in less. */
export const HEAD = 100_000;

function delimiterOf(text: string): string {
  const [line = ''] = text
    .slice(0, HEAD)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const counts = delimiters.map((sign) => line.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** How a CSV that begins so is to be read. */
export const csvOptions = (head: string) => ({
  delimiter: delimiterOf(head),
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
});

/** Says in words that a CSV cannot be read. */
export function csvFault(error: unknown): unknown {
  if (error instanceof Fault || isNoRoom(error)) return error;
  const message = 'No se entiende el archivo: guardalo de nuevo como CSV o XLSX.';
  return new Fault(415, 'archivo_tipo', message, { fields: { file: message } });
}

/** Hands over each row as it is read; the one that is too many ends the reading. */
export function readCsv(bytes: Uint8Array, add: AddRow): void {
  const text = decodeText(bytes);
  let number = 0;
  const titles = clockLogTitles(text.slice(0, HEAD));
  if (titles) add(0, titles);
  try {
    parse(text, {
      ...csvOptions(text),
      on_record: (cells: string[]) => {
        number += 1;
        add(number, cells.map(unmarkFormulas));
        return null;
      },
    });
  } catch (error) {
    throw csvFault(error);
  }
}
