import { listImportRows } from '@contract/imports/importAcciones';
import { and, asc, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { importRow } from '../../db/schema/imports';
import { implement } from '../../engine/acciones/implement';
import { openImport } from '../../engine/imports/openImport';
import { isWarned } from '../../engine/imports/presentImport';
import { listWindow } from '../../engine/lists/listWindow';

export const listImportRowsHandler = implement(listImportRows, async (input, context) => {
  const { db } = context;
  const { run } = await openImport(context, input.id);
  const where = and(
    eq(importRow.runId, run.id),
    input.states.length > 0 ? anyOf(importRow.state, input.states) : undefined,
    input.warned ? isWarned : undefined,
  );
  const { limit, offset } = listWindow(input);
  const rows = await db
    .select({
      number: importRow.number,
      state: importRow.state,
      cells: importRow.cells,
      errors: importRow.errors,
      warnings: importRow.warnings,
    })
    .from(importRow)
    .where(where)
    .orderBy(asc(importRow.number))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(importRow, where) };
});
