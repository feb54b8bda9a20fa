import type { Services } from '../acciones/context';
import type { Db } from '../db/client';
import type { Chore } from './chores';

export interface JobRequest {
  kind: string;
  /** What the person reads while it runs. */
  title: string;
  accountId: number | null;
  payload: unknown;
  totalUnits?: number;
}

export interface JobQueue {
  /** What the server does by itself. */
  chores: readonly Chore[];
  /** Recorded in the transaction of the change; it runs once that is committed, whatever crashes in between. */
  request(db: Db, job: JobRequest): Promise<string>;
  /** Has a chore run now, because there is work for it; its hour comes all the same. */
  hurry(chore: string): Promise<void>;
  start(services: Services): Promise<void>;
  /** Hands committed requests to the queue. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}
