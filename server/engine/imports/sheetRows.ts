import { counted } from '@contract/core/counted';
import { invalid } from '../http/fault';
import { tooMuch } from './tooMuch';

export interface SheetRow {
  /** The number that the spreadsheet gives the row. */
  number: number;
  cells: string[];
}

export const MOST_ROWS = 50_000;
const MOST_COLUMNS = 500;
/** A spreadsheet can have so many rows, empty ones included. */
const LAST_ROW = 1_048_576;
const MOST_LETTERS = 50_000_000;

/** Before what lies between is filled: a cell far away is told by its place. */
export function refuseWide(columns: number): void {
  if (columns <= MOST_COLUMNS) return;
  throw tooMuch(`Son más de ${MOST_COLUMNS} columnas: dejá solo las que hacen falta.`);
}

export const tooMany = (most: number) =>
  tooMuch(`Son más de ${counted(most, 'fila', 'filas')}: dividí el archivo.`);

export const noRows = () => invalid({ file: 'El archivo no tiene filas debajo de los títulos.' });

/** The cells of a row without the spaces around them; null where nothing is written in any. */
export function writtenCells(written: readonly string[]): string[] | null {
  refuseWide(written.length);
  const cells = written.map((cell) => cell.trim());
  return cells.some((cell) => cell !== '') ? cells : null;
}

/** Takes the rows of a file one by one, without those that are empty, and refuses the one that is too many. */
export function sheetRows() {
  const rows: SheetRow[] = [];
  let letters = 0;
  return {
    add: (number: number, written: readonly string[]) => {
      if (number > LAST_ROW) throw tooMany(MOST_ROWS);
      const cells = writtenCells(written);
      if (!cells) return;
      for (const cell of cells) letters += cell.length;
      if (letters > MOST_LETTERS) throw tooMuch('El archivo tiene demasiado texto: dividilo.');
      // The first are the titles.
      if (rows.length > MOST_ROWS) throw tooMany(MOST_ROWS);
      rows.push({ number, cells });
    },
    end: () => {
      const [head, ...rest] = rows;
      if (!head || rest.length === 0) throw noRows();
      return { headers: head.cells, rows: rest };
    },
  };
}

export type SheetRows = ReturnType<ReturnType<typeof sheetRows>['end']>;
export type AddRow = ReturnType<typeof sheetRows>['add'];
