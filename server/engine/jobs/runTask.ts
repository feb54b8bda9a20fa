import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../../db/Db';
import { isLostConnection } from '../../db/isLostConnection';
import { retryDeadlocks } from '../../db/retryDeadlocks';
import { jobProgress } from '../../db/schema/events';
import type { Services } from '../acciones/context';
import { recordEvent } from '../events/recordEvent';
import { plainMessage } from '../http/errorFacts';
import { Fault } from '../http/fault';
import { notify } from '../notifications/notify';
import { endTask, heldBy, type Task } from './heldTasks';
import type { JobKind, JobOutcome, JobRun, JobStep } from './jobRunner';
import { tellJob } from './tellJob';

export interface TaskParts {
  services: Services;
  kinds: readonly JobKind[];
  log: Logger;
}

/** Runs that ended their process: a fourth would end it too. */
const MOST_TRIES = 3;

export const stepIn = (db: Db, services: Services): JobStep => ({
  db,
  services,
  emit: (tags, audience) => recordEvent(db, tags, audience),
});

const never = new Promise<never>(() => undefined);

/** Keeps the progress, unless another run took the task meanwhile: then nothing of this step is kept. */
async function keep(db: Db, task: Task, doneUnits: number, totalUnits: number): Promise<boolean> {
  const kept = await db
    .update(jobProgress)
    .set({ doneUnits, totalUnits, tries: 1 })
    .where(and(eq(jobProgress.id, task.id), heldBy(task.runner)))
    .returning({ id: jobProgress.id });
  return kept.length > 0;
}

class Lost extends Error {}

/** `onLost` ends the wait for a run that goes no further: not even its cleaning up, which would undo the other's. */
function runOf(services: Services, task: Task, onLost: () => void): JobRun {
  const { db } = services.database;
  const lost = new AbortController();
  return {
    lost: lost.signal,
    id: task.id,
    accountId: task.accountId,
    payload: task.payload,
    doneUnits: task.doneUnits,
    services,
    step: async (done, total, work) => {
      try {
        await retryDeadlocks(() =>
          db.transaction(async (tx) => {
            await work(stepIn(tx, services));
            if (!(await keep(tx, task, done, total))) throw new Lost();
            await tellJob(tx, task.accountId);
          }),
        );
      } catch (error) {
        if (!(error instanceof Lost)) throw error;
        onLost();
        lost.abort(error);
        await never;
      }
      services.wake();
    },
  };
}

type End = JobOutcome & { state: 'done' | 'failed'; error: string | null };

async function finish({ services }: TaskParts, task: Task, end: End) {
  await services.database.db.transaction(async (tx) => {
    if (!(await endTask(tx, task, end))) return;
    await tellJob(tx, task.accountId);
    if (task.accountId === null) return;
    await notify(stepIn(tx, services), [task.accountId], {
      type: 'jobs.finished',
      title: end.state === 'done' ? `Terminó: ${task.title}` : `Falló: ${task.title}`,
      body: end.message,
      link: end.link,
    });
  });
  services.wake();
}

/** Null where another run has the task by now. */
async function outcomeOf({ services, kinds }: TaskParts, task: Task): Promise<JobOutcome | null> {
  const kind = kinds.find((known) => known.kind === task.kind);
  if (!kind) throw new Error(`no runner for ${task.kind}`);
  if (task.tries > MOST_TRIES) throw new Error(`it ended its process ${MOST_TRIES} times`);
  return new Promise((resolve, reject) => {
    kind
      .run(runOf(services, task, () => resolve(null)))
      .then(
        (told) => resolve(typeof told === 'string' ? { message: told, link: null } : told),
        reject,
      );
  });
}

const detailOf = (error: unknown) =>
  `${error instanceof Error ? error.name : typeof error}: ${plainMessage(error)}`.slice(0, 2000);

/** Runs a task that was taken, to its end. */
export async function runTask(parts: TaskParts, task: Task): Promise<void> {
  const { services, log } = parts;
  await tellJob(services.database.db, task.accountId);
  services.wake();
  try {
    const outcome = await outcomeOf(parts, task);
    if (outcome) await finish(parts, task, { ...outcome, state: 'done', error: null });
  } catch (error) {
    // A task that lost its database has not failed: it goes on when there is one.
    if (isLostConnection(error)) throw error;
    log.error({ err: error, kind: task.kind }, 'a task failed');
    const message =
      error instanceof Fault ? error.message : 'No se pudo completar. Probá de nuevo.';
    const end = { message, link: null, error: detailOf(error) };
    await finish(parts, task, { ...end, state: 'failed' });
  }
}
