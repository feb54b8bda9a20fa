import Big from 'big.js';
import type { Db } from '../../db/Db';
import type { payRunPerson } from '../../db/schema/payRuns';
import type { Explained } from './explainPay';
import type { FrozenRun } from './frozenRun';
import { besideBefore, linesBefore } from './linesBefore';
import type { PayFacts } from './payFacts';
import { explainRun, planOfRun, reckonRun } from './reckonRun';
import type { Run } from './runRules';

/** The line of a run that is taken back: it was made of the same, and its money goes the other way. */
const opposite = (line: Explained): Explained => ({
  ...line,
  amount: new Big(line.amount).neg().toFixed(2),
});

/** The lines of somebody of a run with what made them, reckoned again from what was kept with it; none where that fails. */
export async function explainStored(
  db: Db,
  run: Run,
  { personId, facts: kept }: typeof payRunPerson.$inferSelect,
): Promise<Explained[]> {
  const frozen = run.frozen as FrozenRun;
  const facts = kept as PayFacts;
  const pay = reckonRun(planOfRun(run.kind, frozen), facts, frozen);
  if (pay.problem !== undefined) return [];
  const lines = explainRun(pay, facts, frozen, personId);
  if (run.reversesId !== null) return lines.map(opposite);
  return besideBefore(lines, await linesBefore(db, run, personId));
}
