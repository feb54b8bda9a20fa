import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Services } from '../acciones/context';
import type { Db } from '../db/client';
import { retryDeadlocks } from '../db/retryDeadlocks';
import { jobProgress } from '../db/schema/events';
import { recordEvent } from '../events/recordEvent';
import { Fault } from '../http/fault';
import { notify } from '../notifications/notify';
import type { JobKind, JobOutcome, JobRun, JobStep } from './jobRunner';
import { tellJob } from './tellJob';

type Task = typeof jobProgress.$inferSelect;

export interface TaskParts {
  services: Services;
  kinds: readonly JobKind[];
  log: Logger;
}

const emitIn =
  (db: Db): JobStep['emit'] =>
  (tags, audience) =>
    recordEvent(db, tags, audience);

function runOf(services: Services, task: Task): JobRun {
  const { db } = services.database;
  return {
    id: task.id,
    accountId: task.accountId,
    payload: task.payload,
    doneUnits: task.doneUnits,
    services,
    step: async (done, total, work) => {
      await retryDeadlocks(() =>
        db.transaction(async (tx) => {
          await work({ db: tx, services, emit: emitIn(tx) });
          await tx
            .update(jobProgress)
            .set({ doneUnits: done, totalUnits: total })
            .where(eq(jobProgress.id, task.id));
          await tellJob(tx, task.accountId);
        }),
      );
      services.wake();
    },
  };
}

async function finish(
  { services }: TaskParts,
  task: Task,
  state: 'done' | 'failed',
  { message, link, error = null }: JobOutcome & { error?: string | null },
) {
  const { db } = services.database;
  await db.transaction(async (tx) => {
    await tx
      .update(jobProgress)
      .set({ state, message, link, error, finishedAt: new Date() })
      .where(eq(jobProgress.id, task.id));
    await tellJob(tx, task.accountId);
    if (task.accountId === null) return;
    await notify({ db: tx, services, emit: emitIn(tx) }, [task.accountId], {
      type: 'jobs.finished',
      title: state === 'done' ? `Terminó: ${task.title}` : `Falló: ${task.title}`,
      body: message,
      link,
    });
  });
  services.wake();
}

const detailOf = (error: unknown) =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 2000);

/** Runs what a row of the queue asks for; a row that is over already is left alone. */
export async function runTask(parts: TaskParts, id: string): Promise<void> {
  const { services, kinds, log } = parts;
  const { db } = services.database;
  // One step, so that what is cancelled in the same moment is either cancelled or run.
  const [task] = await db
    .update(jobProgress)
    .set({ state: 'running', startedAt: sql`coalesce(${jobProgress.startedAt}, now())` })
    .where(and(eq(jobProgress.id, id), inArray(jobProgress.state, ['queued', 'running'])))
    .returning();
  if (!task) return;
  await tellJob(db, task.accountId);
  services.wake();
  const kind = kinds.find((known) => known.kind === task.kind);
  try {
    if (!kind) throw new Error(`no runner for ${task.kind}`);
    const outcome = await kind.run(runOf(services, task));
    const told = typeof outcome === 'string' ? { message: outcome, link: null } : outcome;
    await finish(parts, task, 'done', told);
  } catch (error) {
    log.error({ err: error, kind: task.kind }, 'a task failed');
    const message =
      error instanceof Fault ? error.message : 'No se pudo completar. Probá de nuevo.';
    await finish(parts, task, 'failed', { message, link: null, error: detailOf(error) });
  }
}
