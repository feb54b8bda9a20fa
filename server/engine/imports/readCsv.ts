import { unmarkFormulas } from '@contract/core/formulaMarks';
import { parse } from 'csv-parse/sync';
import { Fault } from '../http/fault';
import { isNoRoom } from '../workshop/noRoom';
import { clockLogTitles } from './clockLog';
import { decodeText } from './decodeText';
import type { AddRow } from './sheetRows';

const delimiters = [';', ',', '\t'] as const;
/** Titles are found in less. */
const HEAD = 100_000;

function delimiterOf(text: string): string {
  const [line = ''] = text
    .slice(0, HEAD)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const counts = delimiters.map((sign) => line.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** Hands over each row as it is read; the one that is too many ends the reading. */
export function readCsv(bytes: Uint8Array, add: AddRow): void {
  const text = decodeText(bytes);
  let number = 0;
  const titles = clockLogTitles(text.slice(0, HEAD));
  if (titles) add(0, titles);
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      on_record: (cells: string[]) => {
        number += 1;
        add(number, cells.map(unmarkFormulas));
        return null;
      },
    });
  } catch (error) {
    if (error instanceof Fault || isNoRoom(error)) throw error;
    const message = 'No se entiende el archivo: guardalo de nuevo como CSV o XLSX.';
    throw new Fault(415, 'archivo_tipo', message, { fields: { file: message } });
  }
}
