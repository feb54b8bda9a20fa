import type { Db } from '../../db/Db';

export interface JobRequest {
  kind: string;
  /** The person reads this title while it runs. */
  title: string;
  accountId: number | null;
  payload: unknown;
  totalUnits?: number;
}

/** A chore is work that the server does by itself, at an hour. */
export interface ChoreSign {
  name: string;
  /** The title tells people who look after the server what it does. */
  title: string;
  /** Minute and hour, each a number or a star, in UTC. */
  cron: string;
}

/** The queue offers these to the rest of the server. */
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
