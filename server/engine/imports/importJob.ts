import { applyImport } from '@contract/imports/importAcciones';
import { count, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/Db';
import { importRow, importRun } from '../../db/schema/imports';
import type { Viewer } from '../acciones/context';
import { type AfterCommit, contextFor, taskConnection } from '../acciones/contextFor';
import { recordEvent } from '../events/recordEvent';
import { forbidden } from '../http/fault';
import type { JobKind, JobRun } from '../jobs/jobRunner';
import { readAccountViewer } from '../session/readViewer';
import type { ImportDefinition } from './importDefinition';
import { type OpenImport, openImport } from './openImport';
import { reviewRun } from './reviewRun';
import { type Writing, writeAllRows, writeValidRows } from './writeRows';

const payload = z.object({ id: z.number(), address: z.string() });

/** Everything is looked at again before the first write, since rows that were right in the preview may not be any more. */
async function checkAgain(asking: { db: Db; viewer: Viewer }, open: OpenImport) {
  const { found } = await reviewRun(asking, open);
  return found
    .filter((row) => row.errors.length === 0 && row.state !== 'unchanged')
    .sort((one, other) => one.turn - other.turn || one.number - other.number);
}

async function summary(db: Db, runId: number): Promise<string> {
  const states = await db
    .select({ state: importRow.state, rows: count() })
    .from(importRow)
    .where(eq(importRow.runId, runId))
    .groupBy(importRow.state);
  const of = (...names: string[]) =>
    states.filter(({ state }) => names.includes(state)).reduce((sum, { rows }) => sum + rows, 0);
  const parts = [
    `${of('applied')} importadas`,
    `${of('unchanged')} sin cambios`,
    `${of('invalid', 'refused')} con errores`,
  ];
  return `Filas: ${parts.join(', ')}.`;
}

/** Kept and told together, so that the open page goes on by itself. */
async function setState(job: JobRun, id: number, state: 'preview' | 'done') {
  await job.services.database.db.transaction(async (tx) => {
    await tx.update(importRun).set({ state }).where(eq(importRun.id, id));
    if (job.accountId === null) return;
    await recordEvent(tx, [{ type: 'Import', id }], { kind: 'accounts', ids: [job.accountId] });
  });
  job.services.wake();
}

function writingOf(
  job: JobRun,
  viewer: Viewer,
  definition: ImportDefinition,
  runId: number,
): Writing {
  const connection = taskConnection(payload.parse(job.payload).address);
  return {
    job,
    definition,
    runId,
    contextIn: (db: Db, after: AfterCommit[]) =>
      contextFor({ services: job.services, connection, accion: applyImport, db, after }, viewer),
  };
}

/** Writes what a preview showed; after a crash it goes on with what is not written yet. */
export const importJob: JobKind = {
  kind: 'import',
  run: async (job) => {
    const { id } = payload.parse(job.payload);
    const { db } = job.services.database;
    const viewer = job.accountId === null ? null : await readAccountViewer(db, job.accountId);
    if (!viewer) throw forbidden();
    const open = await openImport({ db, viewer }, id);
    const writing = writingOf(job, viewer, open.definition, id);
    try {
      const rows = await checkAgain({ db, viewer }, open);
      if (open.run.mode === 'all') await writeAllRows(writing, rows);
      else await writeValidRows(writing, rows);
      await setState(job, id, 'done');
    } catch (error) {
      // The person can correct what was wrong and try again.
      await setState(job, id, 'preview');
      throw error;
    }
    return summary(db, id);
  },
};
