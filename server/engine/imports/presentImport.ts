import type { ImportRun } from '@contract/imports/importRun';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import { importRow } from '../../db/schema/imports';
import type { Context } from '../acciones/context';
import { missingColumns } from './candidatesOf';
import { mayCreate } from './checkRows';
import { columnsIn, titledKeys } from './columnsIn';
import type { OpenImport } from './openImport';

/** Rows with something to know before they are written. */
export const isWarned = ne(importRow.warnings, []);

/** The problems that keep the whole file from being imported. */
function problemsOf({ run: { headers, mapping }, definition }: OpenImport): string[] {
  const missing = missingColumns(definition, mapping);
  const read = titledKeys(definition, headers).filter((key) => mapping[key] !== undefined);
  const problem = definition.titled?.problem(read) ?? null;
  return problem === null ? missing : [...missing, problem];
}

/** The offer of what could be made with the rows; null where they name nothing that is not there. */
function offerOf(context: Pick<Context, 'viewer'>, { run, definition }: OpenImport) {
  const { missing, creates } = run;
  const { creating } = definition;
  if (missing.length === 0 || !creating) return null;
  const allowed = mayCreate(context, definition);
  return { missing, allowed, chosen: creates && allowed, whom: creating.whom };
}

export async function presentImport(
  context: Pick<Context, 'db' | 'viewer'>,
  { run, definition }: OpenImport,
): Promise<ImportRun> {
  const { db } = context;
  const states = await db
    .select({
      state: importRow.state,
      rows: count(),
      errors: sql<number>`sum(jsonb_array_length(${importRow.errors}))::int`,
    })
    .from(importRow)
    .where(eq(importRow.runId, run.id))
    .groupBy(importRow.state);
  const counts = { new: 0, changed: 0, unchanged: 0, invalid: 0, applied: 0, refused: 0 };
  let faults = 0;
  for (const { state, rows, errors } of states) {
    counts[state] = rows;
    if (state === 'invalid') faults += errors;
  }
  const warned = await db.$count(importRow, and(eq(importRow.runId, run.id), isWarned));
  return {
    id: run.id,
    kind: run.kind,
    title: definition.title,
    fileName: run.fileName,
    state: run.state,
    headers: run.headers,
    columns: columnsIn(definition, run.headers).map(({ key, label, required }) => ({
      key,
      label,
      required: required === true,
      source: run.mapping[key] ?? null,
    })),
    problems: problemsOf({ run, definition }),
    counts,
    faults,
    warned,
    offer: offerOf(context, { run, definition }),
    jobId: run.jobId,
    reportUrl: `/archivos/importaciones/${run.id}`,
    createdAt: run.createdAt.toISOString(),
  };
}
