/** How a cell is written: days are yyyy-mm-dd, decimals the text that the database gives, durations minutes. */
export type CellKind = 'text' | 'integer' | 'decimal' | 'duration' | 'day' | 'instant' | 'boolean';

export type Cell = string | number | boolean | Date | null | undefined;

export interface TableColumn {
  label: string;
  kind: CellKind;
  /** In characters, as spreadsheets measure. */
  width?: number;
}

/** A file of rows on its way; many at once, so that a million cells are not a million steps. */
export interface Table {
  name: string;
  columns: readonly TableColumn[];
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
  /** A workbook says when it was written; left out, now. The same rows are the same bytes under the same moment. */
  writtenAt?: Date;
}
