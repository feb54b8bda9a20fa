import { Readable } from 'node:stream';
import { zipStream } from '../files/zipStream';
import { Fault } from '../http/fault';
import { clock } from '../time/clock';
import type { Cell, Table } from './tableColumn';
import { xlsxCell } from './xlsxCell';
import { fixedParts, sheetEnd, sheetRow, sheetStart } from './xlsxParts';

const MOST_ROWS = 1_048_575;

async function* sheet({ columns, batches }: Table) {
  const cellsOf = (row: readonly Cell[]) =>
    columns.map(({ kind }, position) => xlsxCell(kind, row[position]));
  yield sheetStart(columns);
  let count = 0;
  for await (const rows of batches) {
    count += rows.length;
    if (count > MOST_ROWS) {
      throw new Fault(
        422,
        'datos_invalidos',
        'Una planilla admite hasta 1.048.575 filas: exportá en CSV o acotá los filtros.',
      );
    }
    const first = count - rows.length + 2;
    yield rows.map((row, at) => sheetRow(first + at, cellsOf(row))).join('');
  }
  yield sheetEnd(columns.length, count);
}

/** A workbook written as its rows arrive: nothing of it is kept in memory. */
export function xlsxTable(table: Table): Readable {
  const { zip, output } = zipStream();
  const rows = Readable.from(sheet(table), { objectMode: false });
  rows.on('error', (error) => output.destroy(error));
  // A reader who stops must also end the query that the rows come from.
  output.once('close', () => rows.destroy());
  const mtime = clock.now();
  for (const [path, text] of Object.entries(fixedParts(table.name))) {
    zip.addBuffer(Buffer.from(text), path, { mtime });
  }
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', { mtime, compressionLevel: 4 });
  zip.end();
  return output;
}
