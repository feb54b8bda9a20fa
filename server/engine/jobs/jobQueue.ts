import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../../db/client';
import { jobProgress } from '../../db/schema/events';
import type { Services } from '../acciones/context';
import type { Chore } from './chore';
import { type ChoreClock, choreClock } from './choreClock';
import { hurryChore } from './heldChores';
import type { JobKind } from './jobRunner';
import type { Tasks } from './tasks';
import { type TaskWorker, taskWorker } from './taskWorker';

export interface JobQueue extends Tasks {
  start(services: Services): Promise<void>;
}

interface QueueParts {
  database: Database;
  log: Logger;
  kinds: readonly JobKind[];
  chores: readonly Chore[];
}

/** Tasks are rows of PostgreSQL, taken with SKIP LOCKED by whichever process is free. */
export function jobQueue({ database, log, kinds, chores }: QueueParts): JobQueue {
  let worker: TaskWorker | undefined;
  let clock: ChoreClock | undefined;
  return {
    chores,
    request: async (tx, { kind, title, accountId, payload, totalUnits }) => {
      const id = randomUUID();
      await tx
        .insert(jobProgress)
        .values({ id, kind, title, accountId, payload, totalUnits, state: 'queued' });
      return id;
    },
    flush: async () => worker?.wake(),
    hurry: (chore) => hurryChore(database.db, chore),
    start: async (all) => {
      const services = { ...all, database };
      clock = await choreClock({ services, chores, log });
      worker = taskWorker({ services, kinds, log });
    },
    stop: async () => {
      await Promise.all([clock?.stop(), worker?.stop()]);
    },
  };
}
