import { columnsIn } from './columnsIn';
import type { Candidate, ImportedRows } from './importDefinition';
import type { SheetRows } from './sheetRows';

/** The column of a file from which each datum comes. */
export interface Mapped {
  headers: readonly string[];
  mapping: Record<string, number>;
}

/** This reads what each row of a file says by itself, cell by cell. */
export function candidatesOf(
  definition: Pick<ImportedRows, 'columns' | 'titled'>,
  { headers, mapping }: Mapped,
  rows: SheetRows['rows'],
): Candidate[] {
  const mapped = columnsIn(definition, headers).filter(({ key }) => mapping[key] !== undefined);
  return rows.map(({ number, cells }) => {
    const row: Candidate = {
      number,
      values: {},
      errors: [],
      warnings: [],
      state: 'unchanged',
      turn: 0,
      write: {},
    };
    for (const { key, required, parse } of mapped) {
      const parsed = parse(cells[mapping[key] ?? -1] ?? '');
      if ('error' in parsed) row.errors.push({ column: key, message: parsed.error });
      else if (required && parsed.value === null) {
        row.errors.push({ column: key, message: 'Completá este dato.' });
      }
      row.values[key] = 'error' in parsed ? null : parsed.value;
    }
    return row;
  });
}

/** The columns that a file must have and has not. */
export const missingColumns = (
  { columns }: Pick<ImportedRows, 'columns'>,
  mapping: Record<string, number>,
): string[] =>
  columns
    .filter(({ key, required }) => required && mapping[key] === undefined)
    .map(({ label }) => `Falta la columna ${label}.`);
