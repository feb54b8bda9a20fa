import { markFormulas } from '@contract/core/formulaMarks';
import type { GridRow } from './GridContext';
import type { GridColumn } from './gridColumn';
import { writeValue } from './writeValue';

/** A cell as people read it, and never one that a spreadsheet would run. */
export function cellText(column: GridColumn<GridRow>, row: GridRow): string {
  const text = writeValue(column, column.value(row));
  return column.kind === 'number' ? text : markFormulas(text);
}

/** Text with a line or cell break goes between quotes, as spreadsheets paste it. */
const quoted = (text: string) =>
  /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const line = (cells: readonly string[]) => cells.map(quoted).join('\t');

/** Rows with their titles, in the columns in sight and in their order. */
export const rowsText = (
  columns: readonly GridColumn<GridRow>[],
  rows: readonly GridRow[],
): string =>
  [
    line(columns.map(({ label }) => label)),
    ...rows.map((row) => line(columns.map((column) => cellText(column, row)))),
  ].join('\n');
