import Big from 'big.js';
import { adjustedLines, adjustedMonth, withDifferences } from './adjustmentRules';
import type { AdjustedMonth, PayFacts } from './payFacts';
import type { ReadyConcept } from './payPlan';
import type { ReckonedPay } from './reckonPay';

/** Items that wait are paid or taken once, and what a court ordered has a ledger of its own; all else of the month is completed, its tax too. */
export const isSupplemented = ({ kind, uses }: ReadyConcept): boolean =>
  kind !== 'informative' && !uses.some((use) => use.kind === 'pending' || use.kind === 'order');

/** The part of somebody's month that was paid by then. */
export interface PaidMonth {
  /** The facts as the month's own run knew them. */
  facts: PayFacts;
  runs: AdjustedMonth['runs'];
  /** Amounts by code. */
  lines: Readonly<Record<string, string>>;
  bases: Readonly<Record<string, string>>;
}

/** The facts of today with what waited and what courts ordered as the month's own run had them. */
export function factsToReckon(
  { orders: _today, ...now }: PayFacts,
  { facts: { due, orders } }: PaidMonth,
): PayFacts {
  return { ...now, due, ...(orders ? { orders } : {}) };
}

/** A month as it comes to today beside what was paid of it; null where there is no difference. */
export function supplementOf(
  period: string,
  plan: readonly ReadyConcept[],
  due: ReckonedPay,
  now: PayFacts,
  { facts, runs, lines: paid }: PaidMonth,
): AdjustedMonth[] | null {
  const month = { ...adjustedMonth({ period, runs }, facts, now, due.problem), paid };
  if (due.problem !== undefined) return [month];
  return withDifferences([{ ...month, lines: adjustedLines(plan, due, paid, isSupplemented) }]);
}

/** Adds some records up, by name. */
export function summed(
  records: readonly Readonly<Record<string, string>>[],
): Record<string, string> {
  const sums: Record<string, string> = {};
  for (const record of records)
    for (const [name, amount] of Object.entries(record))
      sums[name] = new Big(amount).plus(sums[name] ?? 0).toFixed(2);
  return sums;
}
