import type { Db } from '../../db/Db';
import type { PayFacts } from './payFacts';
import type { ReadyConcept } from './payPlan';
import type { Population } from './population';
import { supplementFacts } from './supplementFacts';
import { takeFacts } from './takeFacts';

/** Takes what a run keeps of its people, whatever its kind. */
export const takeRunFacts = (
  db: Db,
  run: Population,
  plan: readonly ReadyConcept[],
  only?: readonly number[],
): Promise<Map<number, PayFacts>> =>
  run.kind === 'supplementary' ? supplementFacts(db, run, only) : takeFacts(db, run, plan, only);
