import { Readable } from 'node:stream';
import { markFormulas } from '@contract/core/formulaMarks';
import { hoursText } from '@contract/core/hoursText';
import { localTime } from './localTime';
import type { Cell, CellKind, Table } from './tableColumn';

export const quoted = (text: string) =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A text that a spreadsheet would run as a formula is marked as text. */
export const harmless = (text: string) => quoted(markFormulas(text));

/** The sign between cells, and the one between whole numbers and their parts. */
export interface CsvStyle {
  separator: ';' | ',';
  decimalMark: ',' | '.';
}

const usual: CsvStyle = { separator: ';', decimalMark: ',' };

function cellText(kind: CellKind, value: Cell, { separator, decimalMark }: CsvStyle): string {
  if (value === null || value === undefined || value === '') return '';
  if (value instanceof Date) return localTime(value).toFormat('dd/MM/yyyy HH:mm');
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (kind === 'day') return String(value).split('-').reverse().join('/');
  if (kind === 'duration') return hoursText(Number(value));
  if (kind === 'decimal' || kind === 'integer') {
    const text = String(value).replace('.', decimalMark);
    return text.includes(separator) ? `"${text}"` : text;
  }
  return harmless(String(value));
}

/** A cell as a file in Spanish has it, before it is quoted. */
export const cellWords = (kind: CellKind, value: Cell): string =>
  typeof value === 'string' && kind === 'text' ? markFormulas(value) : cellText(kind, value, usual);

async function* lines({ columns, batches }: Table, style: CsvStyle) {
  const { separator } = style;
  yield `\uFEFF${columns.map(({ label }) => harmless(label)).join(separator)}\r\n`;
  for await (const rows of batches) {
    yield rows
      .map((row) =>
        columns.map(({ kind }, index) => cellText(kind, row[index], style)).join(separator),
      )
      .join('\r\n')
      .concat(rows.length > 0 ? '\r\n' : '');
  }
}

/** UTF-8 with its mark; unless it is asked otherwise as Excel in Spanish opens it: semicolons, decimal commas, dd/mm/aaaa. */
export const csvTable = (table: Table, style = usual): Readable =>
  Readable.from(lines(table, style), { objectMode: false });
