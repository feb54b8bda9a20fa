import Big from 'big.js';
import type { SalaryPart } from './payFacts';
import type { ReadyConcept } from './payPlan';
import { type FormulaReads, figure } from './reckonFormula';

/** How much of a line is of the days of one salary, and what each of them is worth. */
export interface LinePart {
  part: SalaryPart;
  quantity: Big;
  rate: Big;
}

export interface PartReads {
  part: SalaryPart;
  /** All days, with the salary of the part. */
  of: FormulaReads;
  /** The days of the part alone. */
  within: FormulaReads;
}

const none = new Big(0);

/**
 * A line by the salaries that held on its days; null where they do not tell it apart. The condition is asked of all days
 * (who was absent once was absent that month), the quantity is split as the days of the parts have it.
 */
export function linesOfParts(
  { byParts, ready: { condition, quantity, rate } }: ReadyConcept,
  whole: FormulaReads,
  parts: readonly PartReads[],
): LinePart[] | null {
  if (!byParts || parts.length === 0 || !quantity || !rate) return null;
  const shares = parts.map(({ within }) => figure(quantity(within)) ?? none);
  const sum = shares.reduce((all, share) => all.plus(share), none);
  if (sum.eq(0)) return null;
  const oneBasis = new Set(parts.map(({ part }) => part.salaryBasis)).size === 1;
  // A cap or a deduction of the whole holds for the sum of its parts.
  const all = oneBasis ? (figure(quantity(whole)) ?? none) : sum;
  return parts.flatMap(({ part, of }, index) => {
    const share = shares[index] ?? none;
    if (share.eq(0) || (condition && condition(of) !== true)) return [];
    return [{ part, quantity: share.times(all).div(sum), rate: figure(rate(of)) ?? none }];
  });
}

/** This sums the parts, with the average rate of a unit. */
export function sumOfParts(parts: readonly LinePart[]) {
  const quantity = parts.reduce((sum, part) => sum.plus(part.quantity), none);
  const amount = parts.reduce((sum, part) => sum.plus(part.quantity.times(part.rate)), none);
  return { quantity, amount, rate: quantity.eq(0) ? none : amount.div(quantity) };
}
