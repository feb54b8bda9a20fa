import type { ImportRun } from '@contract/imports/importRun';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { importRow } from '../../db/schema/imports';
import type { ImportDefinition } from './importDefinition';
import type { OpenImport } from './openImport';

/** Rows with something to know before they are written. */
export const isWarned = ne(importRow.warnings, []);

export const missingColumns = (
  { columns }: ImportDefinition,
  mapping: Record<string, number>,
): string[] =>
  columns
    .filter(({ key, required }) => required && mapping[key] === undefined)
    .map(({ label }) => `Falta la columna ${label}.`);

export async function presentImport(db: Db, { run, definition }: OpenImport): Promise<ImportRun> {
  const states = await db
    .select({ state: importRow.state, rows: count() })
    .from(importRow)
    .where(eq(importRow.runId, run.id))
    .groupBy(importRow.state);
  const counts = { new: 0, changed: 0, unchanged: 0, invalid: 0, applied: 0, refused: 0 };
  for (const { state, rows } of states) counts[state] = rows;
  const warned = await db.$count(importRow, and(eq(importRow.runId, run.id), isWarned));
  return {
    id: run.id,
    kind: run.kind,
    title: definition.title,
    fileName: run.fileName,
    state: run.state,
    headers: run.headers,
    columns: definition.columns.map(({ key, label, required }) => ({
      key,
      label,
      required: required === true,
      source: run.mapping[key] ?? null,
    })),
    problems: missingColumns(definition, run.mapping),
    counts,
    warned,
    jobId: run.jobId,
    reportUrl: `/archivos/importaciones/${run.id}`,
    createdAt: run.createdAt.toISOString(),
  };
}
