import { Readable } from 'node:stream';
import { Fault } from '../http/fault';
import type { Cell, Table } from './tableColumn';
import { workbook } from './workbook';
import { xlsxCell } from './xlsxCell';
import { sheetEnd, sheetRow, sheetStart } from './xlsxParts';

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

/** A table as a workbook. */
export const xlsxTable = (table: Table): Readable =>
  workbook(table.name, Readable.from(sheet(table), { objectMode: false }), table.writtenAt);
