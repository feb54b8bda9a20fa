import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payRun } from '../../db/schema/payRuns';
import type { Run } from './runRules';

/** A task that works on a run, and in which state it finds it while somebody waits for it. */
interface RunTask {
  jobId: string;
  state: 'calculating' | 'publishing';
}

/** A task whose run was stopped or begun anew has nothing more to do. */
export const goesOn = (run: Run | undefined, { jobId, state }: RunTask): run is Run =>
  run?.state === state && run.jobId === jobId;

/** Asked in the transaction that writes: who stops it, or begins another, waits for it. */
export async function stillOn(tx: Db, id: number, task: RunTask): Promise<boolean> {
  const [held] = await tx.select().from(payRun).where(eq(payRun.id, id)).for('share');
  return goesOn(held, task);
}
