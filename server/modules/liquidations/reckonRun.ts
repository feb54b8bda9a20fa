import type { ConceptRun, RunKind } from '@contract/liquidations/payBases';
import { adjustedBases, reckonAdjustment } from './adjustmentRules';
import { basesByMonth, type MonthBases } from './basesByMonth';
import { explainAdjustment } from './explainAdjustment';
import { type Explained, explainPay } from './explainPay';
import { type FrozenRun, planOf } from './frozenRun';
import type { PayFacts } from './payFacts';
import type { ReadyConcept } from './payPlan';
import { type ReckonedPay, reckonPay } from './reckonPay';

/** Kinds that have no formulas of their own: each month was reckoned by those that it was paid by. */
export const givesDifferences = (kind: RunKind): kind is Exclude<RunKind, ConceptRun> =>
  kind === 'adjustment' || kind === 'supplementary';

export const planOfRun = (kind: RunKind, { concepts, names }: FrozenRun): ReadyConcept[] =>
  givesDifferences(kind) ? [] : planOf(concepts, names);

/** Somebody's pay in a run, from what was kept with it. */
export const reckonRun = (
  plan: readonly ReadyConcept[],
  facts: PayFacts,
  frozen: FrozenRun,
): ReckonedPay =>
  facts.adjusts ? reckonAdjustment(facts, frozen) : reckonPay(plan, facts, frozen.figures);

type Reckoned = Exclude<ReckonedPay, { problem: string }>;

/** This finds the parts of somebody's bases that belong to other months than the run's. */
export const monthsOfPay = (pay: Reckoned, facts: PayFacts, { figures }: FrozenRun): MonthBases =>
  facts.adjusts ? adjustedBases(pay.lines) : basesByMonth(pay.bases, facts, figures.period);

export const explainRun = (
  pay: Reckoned,
  facts: PayFacts,
  frozen: FrozenRun,
  personId: number,
): Explained[] =>
  facts.adjusts ? explainAdjustment(pay, facts) : explainPay(pay, facts, frozen, personId);
