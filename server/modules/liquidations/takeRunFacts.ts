import { asc } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { reckonPeriod } from '../hours';
import type { PayFacts } from './payFacts';
import { paidSpan } from './payPeriods';
import type { ReadyConcept } from './payPlan';
import type { Population } from './population';
import { readsHours } from './runRules';
import { supplementFacts } from './supplementFacts';
import { takeFacts } from './takeFacts';

/** Reckons the days that wait, which would otherwise count for nothing. */
async function reckonWaiting(db: Db, run: Population): Promise<void> {
  if (!readsHours(run)) return;
  const sites = await db.select({ id: site.id }).from(site).orderBy(asc(site.id));
  for (const { id } of sites) await reckonPeriod(db, { siteId: id, ...paidSpan(run) });
}

const factsOf = (
  db: Db,
  run: Population,
  plan: readonly ReadyConcept[],
  only?: readonly number[],
): Promise<Map<number, PayFacts>> =>
  run.kind === 'supplementary' ? supplementFacts(db, run, only) : takeFacts(db, run, plan, only);

/** Takes the facts that a run keeps about its people, whatever its kind; `only` narrows them to some. */
export async function takeRunFacts(
  db: Db,
  run: Population,
  plan: readonly ReadyConcept[],
  only?: readonly number[],
): Promise<Map<number, PayFacts>> {
  await reckonWaiting(db, run);
  return factsOf(db, run, plan, only);
}

/** Takes them as of one moment for everybody: a change that arrives meanwhile is seen the next time, and then whole. */
export async function snapshotRunFacts(
  db: Db,
  run: Population,
  plan: readonly ReadyConcept[],
): Promise<Map<number, PayFacts>> {
  await reckonWaiting(db, run);
  return db.transaction((snapshot) => factsOf(snapshot, run, plan), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
