import type { Db } from '../../db/Db';
import type { JobKind, JobRun } from '../jobs/jobRunner';
import type { NoticeRequest } from './notice';

/** A way for notices to reach people who are not looking at the bell. */
export interface NoticeChannel {
  request: NoticeRequest;
  job: JobKind;
}

const BATCH = 20;

interface Round<Row, Outcome> {
  /** Outside of any transaction; what one of them refuses must not silence the others. */
  hand(rows: readonly Row[]): Promise<Outcome[]>;
  /** Outcomes are written down with the progress, or not at all. */
  remember?(db: Db, outcomes: readonly Outcome[]): Promise<void>;
}

/** Hands something to each, some at a time; after a crash, to those who were left. */
export async function handToEach<Row, Outcome>(
  job: JobRun,
  rows: readonly Row[],
  { hand, remember }: Round<Row, Outcome>,
): Promise<Outcome[]> {
  const all: Outcome[] = [];
  for (let from = job.doneUnits; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const outcomes = await hand(batch);
    await job.step(from + batch.length, rows.length, async ({ db }) => remember?.(db, outcomes));
    all.push(...outcomes);
  }
  return all;
}
