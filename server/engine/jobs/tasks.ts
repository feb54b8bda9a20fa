import type { Db } from '../../db/Db';

export interface JobRequest {
  kind: string;
  /** What the person reads while it runs. */
  title: string;
  accountId: number | null;
  payload: unknown;
  totalUnits?: number;
}

/** What the server does by itself, and when. */
export interface ChoreSign {
  name: string;
  /** What it does, for who looks after the server. */
  title: string;
  /** Minute and hour, each a number or a star, in UTC. */
  cron: string;
}

/** What anybody may ask of the queue. */
export interface Tasks {
  chores: readonly ChoreSign[];
  /** Recorded in the transaction of the change; it runs once that is committed, whatever crashes in between. */
  request(db: Db, job: JobRequest): Promise<string>;
  /** Has a chore run now, because there is work for it; its hour comes all the same. */
  hurry(chore: string): Promise<void>;
  /** Has committed requests looked at now; without it they are found a moment later. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}
