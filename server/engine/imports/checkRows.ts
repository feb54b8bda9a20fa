import type { Asking, Candidate, ImportDefinition } from './importDefinition';
import type { SheetRows } from './sheetRows';

/** What each row says and what would become of it; the row alone first, then all together. */
export async function checkRows(
  asking: Asking,
  { columns, check }: ImportDefinition,
  mapping: Record<string, number>,
  rows: SheetRows['rows'],
): Promise<Candidate[]> {
  const mapped = columns.filter(({ key }) => mapping[key] !== undefined);
  const candidates = rows.map(({ number, cells }) => {
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
  await check(asking, candidates);
  return candidates;
}
