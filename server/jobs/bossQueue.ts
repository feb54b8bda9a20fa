import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Db } from '../db/client';
import { jobProgress } from '../db/schema/events';
import { recordEvent } from '../events/recordEvent';
import type { JobQueue } from './jobQueue';
import type { JobKind } from './jobRunner';

interface QueueParts {
  /** The owner's: the library keeps its own tables. */
  url: string;
  db: Db;
  log: Logger;
  wake(): void;
  kinds: readonly JobKind[];
  /** Work that nobody asked for, by cron line. */
  chores: readonly { name: string; cron: string; run(db: Db): Promise<void> }[];
}

const QUEUE = 'anden-tasks';

async function tell({ db, wake }: QueueParts, accountId: number | null): Promise<void> {
  if (accountId === null) return;
  await recordEvent(db, [{ type: 'Job', id: 'LIST' }], { kind: 'accounts', ids: [accountId] });
  wake();
}

async function runTask(parts: QueueParts, id: string): Promise<void> {
  const { db, kinds, log } = parts;
  const [task] = await db.select().from(jobProgress).where(eq(jobProgress.id, id));
  if (!task || task.state === 'done') return;
  const kind = kinds.find((known) => known.kind === task.kind);
  const set = (values: Partial<typeof jobProgress.$inferInsert>) =>
    db.update(jobProgress).set(values).where(eq(jobProgress.id, id));
  try {
    if (!kind) throw new Error(`no runner for ${task.kind}`);
    await set({ state: 'running' });
    const message = await kind.run({
      id,
      accountId: task.accountId,
      payload: task.payload,
      db,
      progress: async (done, total) => {
        await set({ doneUnits: done, totalUnits: total });
        await tell(parts, task.accountId);
      },
    });
    await set({ state: 'done', message, finishedAt: new Date() });
  } catch (error) {
    log.error({ err: error, kind: task.kind }, 'a task failed');
    await set({
      state: 'failed',
      message: 'La tarea falló. Probá de nuevo.',
      finishedAt: new Date(),
    });
  }
  await tell(parts, task.accountId);
}

/** Tasks are rows of PostgreSQL, taken with SKIP LOCKED by whichever process is free. */
export async function startJobQueue(parts: QueueParts): Promise<JobQueue> {
  const { db, log } = parts;
  const boss = new PgBoss({ connectionString: parts.url, max: 3, application_name: 'anden-tasks' });
  boss.on('error', (error) => log.error({ err: error }, 'task queue'));
  await boss.start();
  await boss.createQueue(QUEUE, { name: QUEUE, retryLimit: 2, expireInSeconds: 3600 });

  const flush = async () => {
    const waiting = await db
      .select({ id: jobProgress.id })
      .from(jobProgress)
      .where(
        and(
          eq(jobProgress.state, 'queued'),
          or(
            isNull(jobProgress.sentAt),
            lt(jobProgress.sentAt, sql`now() - interval '10 minutes'`),
          ),
        ),
      )
      .limit(500);
    for (const { id } of waiting) {
      await boss.send(QUEUE, { id }, { singletonKey: id });
      await db.update(jobProgress).set({ sentAt: sql`now()` }).where(eq(jobProgress.id, id));
    }
  };

  await boss.work<{ id: string }>(QUEUE, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
    for (const job of jobs) await runTask(parts, job.data.id);
  });
  for (const chore of parts.chores) {
    await boss.createQueue(chore.name, { name: chore.name, policy: 'singleton' });
    await boss.schedule(chore.name, chore.cron, undefined, { tz: 'UTC' });
    await boss.work(chore.name, { pollingIntervalSeconds: 5 }, () => chore.run(db));
  }
  // Whatever was asked for just before a crash.
  await flush();
  const sweep = setInterval(
    () => flush().catch((error: unknown) => log.error({ err: error }, 'sweep')),
    30_000,
  );
  sweep.unref();

  return {
    request: async (tx, { kind, title, accountId, payload, totalUnits }) => {
      const id = randomUUID();
      await tx
        .insert(jobProgress)
        .values({ id, kind, title, accountId, payload, totalUnits, state: 'queued' });
      return id;
    },
    flush,
    stop: async () => {
      clearInterval(sweep);
      await boss.stop({ graceful: true, timeout: 5000, wait: true });
    },
  };
}
