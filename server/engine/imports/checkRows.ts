import { can } from '@contract/session/can';
import type { MissingNames } from '../../db/schema/imports';
import type { Context } from '../acciones/context';
import { columnsIn } from './columnsIn';
import type { Candidate, ImportDefinition } from './importDefinition';
import type { SheetRows } from './sheetRows';

/** How a file is to be read. */
export interface Reading {
  headers: readonly string[];
  mapping: Record<string, number>;
  creates: boolean;
}

export const mayCreate = ({ viewer }: Pick<Context, 'viewer'>, { creating }: ImportDefinition) =>
  creating !== undefined && can(viewer.roles, creating.permission);

/** What each row says and what would become of it; the row alone first, then all together. */
export async function checkRows(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  definition: ImportDefinition,
  { headers, mapping, creates }: Reading,
  rows: SheetRows['rows'],
): Promise<{ found: Candidate[]; missing: MissingNames[] }> {
  const mapped = columnsIn(definition, headers).filter(({ key }) => mapping[key] !== undefined);
  const found = rows.map(({ number, cells }) => {
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
  const asking = { db, viewer, creates: creates && mayCreate({ viewer }, definition) };
  const missing = await definition.check(asking, found);
  return { found, missing };
}
