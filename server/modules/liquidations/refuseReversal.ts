import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payRun } from '../../db/schema/payRuns';
import { refuseGoneOn } from './refuseGoneOn';
import type { Run } from './runRules';
import { refuseCompleted } from './supplementChecks';

/** Refuses to take back a run that later ones rest on; asked again before each step of the run that does it. */
export async function refuseReversal(db: Db, { reversesId }: Pick<Run, 'reversesId'>) {
  if (reversesId === null) return;
  await refuseGoneOn(db, reversesId);
  const [reversed] = await db.select().from(payRun).where(eq(payRun.id, reversesId));
  if (reversed) await refuseCompleted(db, reversed);
}
