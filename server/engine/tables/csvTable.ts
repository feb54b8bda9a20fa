import { Readable } from 'node:stream';
import { markFormulas } from '@contract/core/formulaMarks';
import { localTime } from './localTime';
import type { Cell, CellKind, Table } from './tableColumn';

const quoted = (text: string) =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A text that a spreadsheet would run as a formula is marked as text. */
const harmless = (text: string) => quoted(markFormulas(text));

function cellText(kind: CellKind, value: Cell): string {
  if (value === null || value === undefined || value === '') return '';
  if (value instanceof Date) return localTime(value).toFormat('dd/MM/yyyy HH:mm');
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (kind === 'day') return String(value).split('-').reverse().join('/');
  if (kind === 'decimal' || kind === 'integer') return String(value).replace('.', ',');
  return harmless(String(value));
}

async function* lines({ columns, batches }: Table) {
  yield `\uFEFF${columns.map(({ label }) => harmless(label)).join(';')}\r\n`;
  for await (const rows of batches) {
    yield rows
      .map((row) => columns.map(({ kind }, index) => cellText(kind, row[index])).join(';'))
      .join('\r\n')
      .concat(rows.length > 0 ? '\r\n' : '');
  }
}

/** As Excel in Spanish opens it: semicolons, decimal commas, dd/mm/aaaa, UTF-8 with its mark. */
export const csvTable = (table: Table): Readable =>
  Readable.from(lines(table), { objectMode: false });
