import type { Db } from '../../db/Db';
import { releasePayItems } from '../../engine/pay/heldPayItems';
import { holdDue } from './holdDue';
import { holdAhead, releaseAhead } from './payAhead';
import type { ReadyConcept } from './payPlan';
import type { Population } from './population';

/** From here on, no other run takes the items that this one is going to settle. */
export async function holdForRun(
  db: Db,
  run: Population,
  plan: readonly ReadyConcept[],
  personIds: readonly number[],
): Promise<void> {
  // Amounts of the month wait for its second half.
  if (run.half !== 'first') await holdDue(db, run, plan, personIds);
  await holdAhead(db, run, personIds);
}

/** It is called off, or takes everything anew; with a person, only theirs. */
export async function releaseFromRun(db: Db, runId: number, personId?: number): Promise<void> {
  await releasePayItems(db, runId, personId);
  await releaseAhead(db, runId, personId);
}
