import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { payLine, type payRunPerson } from '../../db/schema/payRuns';
import { lastDeposit } from './chargeDeposits';
import type { FrozenRun } from './frozenRun';
import { handsOver } from './handsOver';
import { negated } from './negated';
import type { PayFacts } from './payFacts';
import type { ReadyConcept } from './payPlan';
import type { PaySlip, SlipLine } from './paySlip';
import type { Run } from './runRules';

/** Kinds of which a person is told on their slip, and the digital book too; what the employer adds stands apart. */
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
  const lines = concepts.flatMap((concept) => {
    const { id, name, kind, unit, position, item = 'others' } = concept;
    if (kind === 'informative') return [];
    return rows
      .filter(({ conceptId }) => conceptId === id)
      .map(({ quantity, rate, amount, ofPeriod }) => ({
        name: ofPeriod ? `${name} (${monthText(ofPeriod)})` : name,
        ...{ kind, unit, item, amount, ofPeriod, position },
        base: rate,
        handedOver: handsOver(concept),
        // A reversal counts the same again: only its money goes the other way.
        quantity: run.reversesId === null ? quantity : negated(quantity),
      }));
  });
  // An adjustment tells one month after the other.
  return lines
    .toSorted((a, b) =>
      a.ofPeriod < b.ofPeriod ? -1 : a.ofPeriod > b.ofPeriod ? 1 : a.position - b.position,
    )
    .map(({ ofPeriod: _month, position: _place, ...line }) => line);
}

/** People are paid where they work, which an address tells better than the name of a site. */
async function placeOf(db: Db, { siteId, siteName }: PayFacts): Promise<string> {
  const [found] = await db.select({ address: site.address }).from(site).where(eq(site.id, siteId));
  return found?.address || siteName;
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
  const facts = person.facts as PayFacts;
  const [lines, place, deposit] = await Promise.all([
    linesOf(db, run, person.personId),
    placeOf(db, facts),
    lastDeposit(db, payDay),
  ]);
  return {
    ...{ employer, title, period, payDay, place, deposit, facts, lines },
    totals: { remunerative, nonRemunerative, deductions, employer: person.employer, net },
  };
}
