import { estimateOwnHours } from '@contract/liquidations/ownHoursAcciones';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payRun, payRunPerson } from '../../db/schema/payRuns';
import { implement } from '../../engine/acciones/implement';
import { Fault, notFound } from '../../engine/http/fault';
import { planOf, takeRules } from './frozenRun';
import { hourWords } from './lineInputs';
import { lookedPerson } from './lookedPerson';
import type { ReadyConcept } from './payPlan';
import { lookedAt } from './population';
import { reckonPay } from './reckonPay';

/** Whether a run of the month has given somebody its slip. */
const isPaid = async (db: Db, personId: number, period: string) =>
  (
    await db
      .select({ id: payRun.id })
      .from(payRunPerson)
      .innerJoin(payRun, eq(payRun.id, payRunPerson.runId))
      .where(
        and(
          eq(payRunPerson.personId, personId),
          eq(payRun.period, period),
          inArray(payRun.kind, ['monthly', 'final']),
          inArray(payRun.state, ['published', 'paid']),
        ),
      )
      .limit(1)
  ).length > 0;

/** Whether it reads what the days of a month come to, and not only another concept that does. */
const readsHours = ({ uses, words }: ReadyConcept) =>
  uses.some(({ kind }) => kind === 'hours' || kind === 'band') ||
  [...words].some((word) => hourWords.has(word) && !uses.some(({ name }) => name === word));

/** This reckons a person's month as a run would now; null where it cannot be reckoned yet. */
async function reckonOne(db: Db, personId: number, period: string) {
  const run = lookedAt({ kind: 'monthly', period });
  try {
    const rules = await takeRules(db, { ...run, kind: 'monthly' });
    const plan = planOf(rules.concepts, rules.names);
    const facts = await lookedPerson(db, { kind: 'monthly', period }, plan, personId);
    if (!facts?.salary) return null;
    const pay = reckonPay(plan, facts, rules.figures);
    return pay.problem === undefined ? pay : null;
  } catch (error) {
    // A figure that nobody wrote yet is for whoever prepares pay to read.
    if (error instanceof Fault) return null;
    throw error;
  }
}

/** Reckoned with what pays: the lines of their pay that come from their hours, and nothing else of it. */
export const estimateOwnHoursHandler = implement(
  estimateOwnHours,
  async ({ month }, { db, viewer }) => {
    const { personId } = viewer;
    if (personId === null) throw notFound('Tu cuenta no es de ninguna persona: no tiene horas.');
    if (await isPaid(db, personId, month)) return { state: 'paid' as const, lines: [] };
    const pay = await reckonOne(db, personId, month);
    if (!pay) return { state: 'unknown' as const, lines: [] };
    return {
      state: 'estimate' as const,
      lines: pay.lines
        .filter(({ concept }) => concept.kind !== 'employer' && concept.kind !== 'informative')
        .filter(({ concept }) => readsHours(concept))
        .map(({ concept: { code, name, kind, unit }, quantity, amount }) => ({
          ...{ code, name, kind, unit },
          quantity: quantity?.toFixed() ?? null,
          amount: amount.toFixed(2),
        })),
    };
  },
);
