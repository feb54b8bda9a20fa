import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/Db';
import { bulkRow } from '../../db/schema/bulk';
import { authorize } from '../acciones/authorize';
import type { Viewer } from '../acciones/context';
import { type AfterCommit, contextFor, taskConnection } from '../acciones/contextFor';
import { Fault } from '../http/fault';
import type { JobKind, JobRun } from '../jobs/jobRunner';
import { finder, partsOf } from '../module';
import { readAccountViewer } from '../session/readViewer';
import type { BulkAction } from './bulkAction';
import { changeRows, type RowResult } from './changeRows';

const payload = z.object({
  accion: z.string(),
  address: z.string(),
  /** Missing in a task that an earlier version of the server wrote down. */
  origin: z.string().default(''),
  input: z.unknown(),
});

const BATCH = 50;
const WITHDRAWN = 'Ya no tenés permiso para este cambio.';

type Pending = typeof bulkRow.$inferSelect;

async function stillAllowed(db: Db, accountId: number | null, action: BulkAction) {
  const viewer = accountId === null ? null : await readAccountViewer(db, accountId);
  if (!viewer) return null;
  try {
    authorize(action.accion, viewer);
    return viewer;
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}

async function keep(db: Db, pending: readonly Pending[], results: readonly RowResult[]) {
  const byId = new Map(results.map((result) => [result.id, result]));
  const rows = pending.map((row) => ({
    ...row,
    ...(byId.get(row.rowId) ?? { ok: false, message: WITHDRAWN }),
  }));
  for (const { jobId, position, label, ok, message } of rows) {
    await db
      .update(bulkRow)
      .set({ label, ok, message })
      .where(and(eq(bulkRow.jobId, jobId), eq(bulkRow.position, position)));
  }
}

async function runBatch(
  job: JobRun,
  db: Db,
  action: BulkAction,
  ids: number[],
  after: AfterCommit[],
): Promise<RowResult[]> {
  const { address, origin, input } = payload.parse(job.payload);
  const viewer: Viewer | null = await stillAllowed(db, job.accountId, action);
  if (!viewer) return [];
  const connection = taskConnection(address, origin);
  const parts = { services: job.services, connection, accion: action.accion, db, after };
  return changeRows(contextFor(parts, viewer), action, ids, input);
}

async function summary(db: Db, jobId: string): Promise<string> {
  const [counts] = await db
    .select({ total: count(), done: sql<number>`count(*) filter (where ${bulkRow.ok})::int` })
    .from(bulkRow)
    .where(eq(bulkRow.jobId, jobId));
  const { total, done } = counts ?? { total: 0, done: 0 };
  const refused = total - done;
  if (refused === 0) return done === 1 ? 'Se cambió 1 fila.' : `Se cambiaron ${done} filas.`;
  const left = refused === 1 ? '1 no se pudo' : `${refused} no se pudieron`;
  return `Se cambiaron ${done} de ${total} filas; ${left} cambiar.`;
}

/** The rows of a bulk task, some at a time; each batch and what happened to it are kept together. */
export const bulkJob: JobKind = {
  kind: 'bulk',
  run: async (job) => {
    const action = bulkNamed(payload.parse(job.payload).accion);
    if (!action) throw new Error('no such bulk action');
    const { db } = job.services.database;
    const total = await db.$count(bulkRow, eq(bulkRow.jobId, job.id));
    for (let done = job.doneUnits; done < total; done += BATCH) {
      const after: AfterCommit[] = [];
      await job.step(Math.min(done + BATCH, total), total, async ({ db: tx }) => {
        const pending = await tx
          .select()
          .from(bulkRow)
          .where(and(eq(bulkRow.jobId, job.id), gt(bulkRow.position, done), isNull(bulkRow.ok)))
          .orderBy(asc(bulkRow.position))
          .limit(BATCH);
        const ids = pending.map((row) => row.rowId);
        await keep(tx, pending, await runBatch(job, tx, action, ids, after));
      });
      for (const task of after) await task();
    }
    return summary(db, job.id);
  },
};

/** So that a task finds it again by the name of its accion. */
const bulkNamed = finder(
  () => partsOf('bulk'),
  (action) => action.accion.name,
);
