import type { Db } from '../db/client';

export interface JobRun {
  id: string;
  accountId: number | null;
  payload: unknown;
  db: Db;
  /** Shown on the person's screen; also a sign of life. */
  progress(done: number, total: number): Promise<void>;
}

/** One kind of long task. It may run again from the start after a crash, so it must bear repeating. */
export interface JobKind {
  kind: string;
  run(job: JobRun): Promise<string | null>;
}
