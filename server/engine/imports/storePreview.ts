import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { importRow } from '../../db/schema/imports';
import type { Candidate } from './importDefinition';
import type { SheetRows } from './sheetRows';

const BATCH = 2000;

/** Keeps what the preview found, in place of what it found before; what is written stays so. */
export async function storePreview(
  db: Db,
  runId: number,
  rows: SheetRows['rows'],
  found: readonly Candidate[],
): Promise<void> {
  await db.delete(importRow).where(and(eq(importRow.runId, runId), ne(importRow.state, 'applied')));
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH).map(({ number, cells }, index) => {
      const row = found[from + index];
      const errors = row?.errors ?? [];
      const state = errors.length > 0 ? 'invalid' : (row?.state ?? 'invalid');
      const warnings = row?.warnings ?? [];
      return { number, cells, state, errors, warnings, turn: row?.turn ?? 0 };
    });
    await db.execute(sql`insert into import_row (run_id, number, cells, state, errors, warnings, turn)
      select ${runId}, r.number, array(select jsonb_array_elements_text(r.cells)), r.state, r.errors, r.warnings, r.turn
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
        as r (number int, cells jsonb, state text, errors jsonb, warnings jsonb, turn int)`);
  }
}
