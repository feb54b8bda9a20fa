import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payLine, type payRunPerson } from '../../db/schema/payRuns';
import type { FrozenRun } from './frozenRun';
import { negated } from './negated';
import type { PayFacts } from './payFacts';
import type { ReadyConcept } from './payPlan';
import type { PaySlip, SlipLine } from './paySlip';
import type { Run } from './runRules';

/** What a slip says; what the employer pays besides is no part of it. */
export const printed: readonly ReadyConcept['kind'][] = [
  'remunerative',
  'nonRemunerative',
  'deduction',
];

/** "10/2026". */
const monthText = (period: string) => period.split('-').reverse().join('/');

async function linesOf(db: Db, run: Run, personId: number): Promise<SlipLine[]> {
  const rows = await db
    .select()
    .from(payLine)
    .where(and(eq(payLine.runId, run.id), eq(payLine.personId, personId)));
  const { concepts } = run.frozen as FrozenRun;
  const lines = concepts.flatMap(({ id, name, kind, unit, position }) =>
    printed.includes(kind)
      ? rows
          .filter(({ conceptId }) => conceptId === id)
          .map(({ quantity, amount, ofPeriod }) => ({
            ...{
              name: ofPeriod ? `${name} (${monthText(ofPeriod)})` : name,
              unit,
              // A reversal counts the same again: only its money goes the other way.
              quantity: run.reversesId === null ? quantity : negated(quantity),
              amount,
            },
            ...{ kind: kind as SlipLine['kind'], ofPeriod, position },
          }))
      : [],
  );
  // Of an adjustment, one month after the other.
  return lines
    .toSorted((a, b) =>
      a.ofPeriod < b.ofPeriod ? -1 : a.ofPeriod > b.ofPeriod ? 1 : a.position - b.position,
    )
    .map(({ ofPeriod: _month, position: _place, ...line }) => line);
}

/** All that the slip of somebody of a run says. */
export async function slipOf(
  db: Db,
  run: Run,
  person: typeof payRunPerson.$inferSelect,
  employer: PaySlip['employer'],
): Promise<PaySlip> {
  const { title, period, payDay } = run;
  const { remunerative, nonRemunerative, deductions, net } = person;
  return {
    employer,
    title,
    period,
    payDay,
    facts: person.facts as PayFacts,
    lines: await linesOf(db, run, person.personId),
    totals: { remunerative, nonRemunerative, deductions, net },
  };
}
