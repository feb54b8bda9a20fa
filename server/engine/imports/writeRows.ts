import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { importRow } from '../../db/schema/imports';
import type { Context } from '../acciones/context';
import type { AfterCommit } from '../acciones/contextFor';
import { conflict } from '../http/fault';
import type { JobRun } from '../jobs/jobRunner';
import type { Candidate, ImportDefinition, RefusedRow } from './importDefinition';
import { writeCandidates } from './writeCandidates';

const BATCH = 200;

export interface Writing {
  job: JobRun;
  definition: ImportDefinition;
  runId: number;
  contextIn(db: Db, after: AfterCommit[]): Context;
}

async function mark(
  db: Db,
  runId: number,
  numbers: readonly number[],
  state: 'applied' | 'refused' | 'invalid',
  message?: string,
): Promise<void> {
  if (numbers.length === 0) return;
  await db
    .update(importRow)
    .set({ state, ...(message ? { errors: [{ column: null, message }] } : {}) })
    .where(and(eq(importRow.runId, runId), anyOf(importRow.number, [...numbers])));
}

/** Some rows, and which of them were refused; all of them fall with the first refusal where none may be missing. */
async function writeBatch(
  { definition, runId }: Writing,
  context: Context,
  rows: readonly Candidate[],
  stopAtRefusal: boolean,
): Promise<readonly RefusedRow[]> {
  const refused = await writeCandidates(definition, context, rows, stopAtRefusal);
  if (refused.length > 0 && stopAtRefusal) return refused;
  const out = new Set(refused.map(({ number }) => number));
  const written = rows.map(({ number }) => number).filter((number) => !out.has(number));
  await mark(context.db, runId, written, 'applied');
  return refused;
}

const batchesOf = (rows: readonly Candidate[]) =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );

/** Each batch is kept by itself: what cannot be written is told, and the rest is. */
export async function writeValidRows(writing: Writing, rows: readonly Candidate[]): Promise<void> {
  let done = 0;
  for (const batch of batchesOf(rows)) {
    const after: AfterCommit[] = [];
    done += batch.length;
    await writing.job.step(done, rows.length, async ({ db }) => {
      const refused = await writeBatch(writing, writing.contextIn(db, after), batch, false);
      for (const { number, message } of refused) {
        await mark(db, writing.runId, [number], 'refused', message);
      }
    });
    for (const task of after) await task();
  }
}

/** All of them or none. */
export async function writeAllRows(writing: Writing, rows: readonly Candidate[]): Promise<void> {
  const { job, runId } = writing;
  const { db } = job.services.database;
  const wrong = await db.$count(
    importRow,
    and(eq(importRow.runId, runId), eq(importRow.state, 'invalid')),
  );
  if (wrong > 0) throw conflict('No se importó nada: desde la vista previa aparecieron errores.');
  const after: AfterCommit[] = [];
  let refused: RefusedRow | undefined;
  let done = 0;
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const context = writing.contextIn(tx, after);
      for (const batch of batchesOf(rows)) {
        [refused] = await writeBatch(writing, context, batch, true);
        if (refused) return tx.rollback();
        done += batch.length;
        // Told from beside the transaction, which nobody sees before its end.
        await job.step(done, rows.length, async () => undefined);
      }
    })
    .catch((error: unknown) => {
      if (!refused) throw error;
    });
  if (refused) {
    await mark(db, runId, [refused.number], 'invalid', refused.message);
    throw conflict(`No se importó nada: fila ${refused.number}: ${refused.message}`);
  }
  for (const task of after) await task();
}
