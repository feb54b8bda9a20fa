import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payLine, type payRunPerson } from '../../db/schema/payRuns';
import type { Explained } from './explainPay';
import type { FrozenRun } from './frozenRun';
import type { PayFacts } from './payFacts';
import { previousRun } from './presentRun';
import { explainRun, planOfRun, reckonRun } from './reckonRun';
import type { Run } from './runRules';

/** What each concept came to for somebody in the run before. */
async function linesBefore(db: Db, run: Run, personId: number): Promise<Map<string, string>> {
  const previous = await previousRun(db, run);
  if (!previous) return new Map();
  const rows = await db
    .select({ code: payLine.code, amount: payLine.amount })
    .from(payLine)
    .where(and(eq(payLine.runId, previous.id), eq(payLine.personId, personId)));
  return new Map(rows.map(({ code, amount }) => [code, amount]));
}

const negated = (figure: string | null) => figure && new Big(figure).neg().toFixed();

/** The line of a run that is taken back: it was made of the same, and goes the other way. */
const opposite = (line: Explained): Explained => ({
  ...line,
  quantity: negated(line.quantity),
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
  const before = await linesBefore(db, run, personId);
  return explainRun(pay, facts, frozen, personId)
    .map((line) => (run.reversesId === null ? line : opposite(line)))
    .map((line) => ({ ...line, previous: before.get(line.code) ?? null }));
}
