import { Readable } from 'node:stream';
import type { BankColumn } from '@contract/liquidations/bankColumn';
import { bankSources } from '@contract/liquidations/bankColumn';
import type { BankShape } from '@contract/liquidations/bankLayout';
import type { Cell, CellKind } from '../../engine/tables/tableColumn';
import { workbook } from '../../engine/tables/workbook';
import { xlsxCell } from '../../engine/tables/xlsxCell';
import { sheetRow, sheetStart, sheetStop } from '../../engine/tables/xlsxParts';
import { bankValue } from './bankLine';
import { type BankRow, type BankRun, bankRows, type Transfer } from './bankRows';

/** Accounts and CUIL stay texts, since a spreadsheet would round them; amounts and counts are numbers that add up. */
function kindOf({ source, decimals, day }: BankColumn): CellKind {
  const { kind } = bankSources[source];
  if (kind === 'amount') return decimals === 'none' ? 'integer' : 'decimal';
  if (kind === 'day') return day === 'slashes' ? 'day' : 'text';
  return source === 'line' || source === 'count' ? 'integer' : 'text';
}

/** Amounts with decimals and days go as they are, and the spreadsheet shows them in its own way. */
function cellOf(column: BankColumn, values: BankRow['values'], layout: BankShape): Cell {
  const kind = kindOf(column);
  const asItIs = kind === 'decimal' || kind === 'day';
  return asItIs ? values[column.source] : bankValue(column, values, layout);
}

function* sheet(layout: BankShape, run: BankRun, transfers: readonly Transfer[]) {
  const { titles, columns } = layout;
  const { heading, lines, closing } = bankRows(layout, run, transfers);
  const labels = columns.map((column) => ({ label: column.title, kind: kindOf(column) }));
  yield sheetStart(labels, titles);
  let number = titles ? 1 : 0;
  for (const { columns: list, values } of [...heading, ...lines, ...closing]) {
    number += 1;
    yield sheetRow(
      number,
      list.map((column) => xlsxCell(kindOf(column), cellOf(column, values, layout))),
    );
  }
  yield sheetStop;
}

/** The transfers as a workbook, for banks that take no text. */
export const bankWorkbook = (
  layout: BankShape,
  run: BankRun,
  transfers: readonly Transfer[],
): Readable =>
  workbook('Transferencias', Readable.from(sheet(layout, run, transfers), { objectMode: false }));
