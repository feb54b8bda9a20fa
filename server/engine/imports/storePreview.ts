import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import type { Candidate } from './importDefinition';
import type { SheetRows } from './sheetRows';

const BATCH = 2000;

/** Keeps what the preview found, in place of what it found before: only where it differs, and what is written stays so. */
export async function storePreview(
  db: Db,
  runId: number,
  rows: SheetRows['rows'],
  found: readonly Candidate[],
): Promise<void> {
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
        as r (number int, cells jsonb, state text, errors jsonb, warnings jsonb, turn int)
      on conflict (run_id, number) do update set cells = excluded.cells, state = excluded.state,
        errors = excluded.errors, warnings = excluded.warnings, turn = excluded.turn
      where import_row.state <> 'applied' and (
        import_row.cells, import_row.state, import_row.errors, import_row.warnings, import_row.turn
      ) is distinct from (excluded.cells, excluded.state, excluded.errors, excluded.warnings, excluded.turn)`);
  }
}
