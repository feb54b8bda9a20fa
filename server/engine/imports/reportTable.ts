import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { type ImportRowNote, importRow } from '../../db/schema/imports';
import type { Table } from '../tables/tableColumn';
import type { ImportRunRow } from './openImport';
import { columnsOf } from './registry';

const BATCH = 1000;

const results = {
  new: 'Nueva',
  changed: 'Con cambios',
  unchanged: 'Sin cambios',
  invalid: 'Con errores',
  applied: 'Importada',
  refused: 'Rechazada',
} as const;

async function* rowsOf(db: Db, run: ImportRunRow) {
  const labels = new Map(columnsOf(run.kind).map(({ key, label }) => [key, label]));
  const told = (notes: ImportRowNote[]) =>
    notes
      .map(({ column, message }) =>
        column ? `${labels.get(column) ?? column}: ${message}` : message,
      )
      .join(' ');
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(importRow)
      .where(and(eq(importRow.runId, run.id), gt(importRow.number, after)))
      .orderBy(asc(importRow.number))
      .limit(BATCH);
    if (rows.length === 0) return;
    yield rows.map(({ cells, state, errors, warnings }) => [
      ...run.headers.map((_, index) => cells[index] ?? ''),
      results[state],
      told(errors),
      told(warnings),
    ]);
    after = rows.at(-1)?.number ?? after;
  }
}

/** The file as it came, with what happened to each row beside it. */
export const reportTable = (db: Db, run: ImportRunRow): Table => ({
  name: `Informe de ${run.fileName.replace(/\.[^.]*$/, '')}`,
  columns: [
    ...run.headers.map((label) => ({ label, kind: 'text' as const })),
    { label: 'Resultado', kind: 'text' as const, width: 14 },
    { label: 'Errores', kind: 'text' as const, width: 80 },
    { label: 'Avisos', kind: 'text' as const, width: 80 },
  ],
  batches: rowsOf(db, run),
});
