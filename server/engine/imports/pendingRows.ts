import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { importRow } from '../../db/schema/imports';
import type { SheetRows } from './sheetRows';

/** The rows of a file that are not written yet. */
export const pendingRows = (db: Db, runId: number): Promise<SheetRows['rows']> =>
  db
    .select({ number: importRow.number, cells: importRow.cells })
    .from(importRow)
    .where(and(eq(importRow.runId, runId), ne(importRow.state, 'applied')))
    .orderBy(asc(importRow.number))
    .then((rows) => rows);
