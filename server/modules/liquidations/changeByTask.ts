import { eq } from 'drizzle-orm';
import { payRun } from '../../db/schema/payRuns';
import { tracedAs } from '../../engine/acciones/tracedAs';
import type { JobRun, JobStep } from '../../engine/jobs/jobRunner';
import type { ColumnsOf, Done } from '../../engine/store/defineChanges';
import { type RunEvent, runStore } from './runStore';

/** The accion in whose name a task acts, and where it was asked for. */
export interface TaskActor {
  job: Pick<JobRun, 'accountId'>;
  accion: string;
  address?: string;
}

/** A step of a task changes a run through its store, so that its history, the audit and open screens hear of it. */
export async function changeByTask(
  { db, emit }: Pick<JobStep, 'db' | 'emit'>,
  { job, accion, address = '' }: TaskActor,
  id: number,
  columns: ColumnsOf<typeof payRun>,
  done: Omit<Done<RunEvent | null>, 'accountId'>,
): Promise<void> {
  const { accountId } = job;
  const [before] = await db.select().from(payRun).where(eq(payRun.id, id)).for('update');
  if (!before) return;
  const ends = { ...tracedAs(db, { accountId, accion, address }), emit };
  await runStore.write(ends, before, columns, { ...done, accountId });
}
