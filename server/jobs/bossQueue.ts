import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Services } from '../acciones/context';
import { type Db, openPool } from '../db/client';
import { jobProgress } from '../db/schema/events';
import type { Chore } from './chores';
import { inTurn } from './inTurn';
import type { JobQueue } from './jobQueue';
import type { JobKind } from './jobRunner';
import { patientSql } from './patientSql';
import { runChore } from './runChore';
import { runTask } from './runTask';

interface QueueParts {
  /** The owner's: the library keeps its own tables. */
  url: string;
  db: Db;
  log: Logger;
  kinds: readonly JobKind[];
  chores: readonly Chore[];
}

const QUEUE = 'anden-tasks';
const SWEEP_MS = 30_000;

/** Tasks are rows of PostgreSQL, taken with SKIP LOCKED by whichever process is free. */
export function bossQueue({ url, db, log, kinds, chores }: QueueParts): JobQueue {
  const own = openPool(url, (error) => log.warn({ err: error }, 'task queue connection'), 3);
  const boss = new PgBoss({ db: patientSql(own.pool) });
  boss.on('error', (error) => log.error({ err: error }, 'task queue'));
  let sweep: NodeJS.Timeout | undefined;

  const flush = async () => {
    // What was asked for just before a crash was never handed over, or nobody took it.
    const forgotten = or(
      isNull(jobProgress.sentAt),
      lt(jobProgress.sentAt, sql`now() - interval '10 minutes'`),
    );
    const waiting = await db
      .select({ id: jobProgress.id })
      .from(jobProgress)
      .where(and(eq(jobProgress.state, 'queued'), forgotten))
      .limit(500);
    for (const { id } of waiting) {
      await boss.send(QUEUE, { id }, { singletonKey: id });
      await db.update(jobProgress).set({ sentAt: sql`now()` }).where(eq(jobProgress.id, id));
    }
  };

  const startChores = async (services: Services) => {
    for (const chore of chores) {
      await boss.schedule(chore.name, chore.cron, undefined, { tz: 'UTC' });
      await boss.work(chore.name, { pollingIntervalSeconds: 5 }, () => runChore(services, chore));
    }
  };

  return {
    chores,
    request: async (tx, { kind, title, accountId, payload, totalUnits }) => {
      const id = randomUUID();
      await tx
        .insert(jobProgress)
        .values({ id, kind, title, accountId, payload, totalUnits, state: 'queued' });
      return id;
    },
    flush,
    hurry: async (chore) => {
      // Of many in a hurry, one for each moment is enough.
      await boss.sendDebounced(chore, {}, {}, 5);
    },
    start: async (services: Services) => {
      await inTurn(own.pool, async () => {
        await boss.start();
        await boss.createQueue(QUEUE, { name: QUEUE, retryLimit: 2, expireInSeconds: 3600 });
        for (const { name } of chores) await boss.createQueue(name, { name, policy: 'singleton' });
      });
      await boss.work<{ id: string }>(QUEUE, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
        for (const job of jobs) await runTask({ services, kinds, log }, job.data.id);
      });
      await startChores(services);
      await flush();
      sweep = setInterval(
        () => flush().catch((error: unknown) => log.error({ err: error }, 'task sweep')),
        SWEEP_MS,
      );
      sweep.unref();
    },
    stop: async () => {
      clearInterval(sweep);
      await boss.stop({ graceful: true, timeout: 5000, wait: true });
      await own.close();
    },
  };
}
