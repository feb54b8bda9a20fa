import { can } from '@contract/session/can';
import type { MissingNames } from '../../db/schema/imports';
import type { Context } from '../acciones/context';
import { candidatesOf, type Mapped } from './candidatesOf';
import type { Candidate, ImportDefinition } from './importDefinition';
import type { SheetRows } from './sheetRows';

/** How a file is to be read. */
export interface Reading extends Mapped {
  creates: boolean;
}

export const mayCreate = ({ viewer }: Pick<Context, 'viewer'>, { creating }: ImportDefinition) =>
  creating !== undefined && can(viewer.roles, creating.permission);

/** This tells what each row says and what would become of it; the row alone first, then all together. */
export async function checkRows(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  definition: ImportDefinition,
  reading: Reading,
  rows: SheetRows['rows'],
): Promise<{ found: Candidate[]; missing: MissingNames[] }> {
  const found = candidatesOf(definition, reading, rows);
  const asking = { db, viewer, creates: reading.creates && mayCreate({ viewer }, definition) };
  const missing = await definition.check(asking, found);
  return { found, missing };
}
