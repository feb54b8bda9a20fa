import { type CostItem, costItemField } from '@contract/liquidations/costItem';
import Big from 'big.js';

/** A line of somebody's pay, as far as its cost goes. */
export interface CostLine {
  kind: 'remunerative' | 'nonRemunerative' | 'deduction' | 'employer';
  item: CostItem;
  amount: string;
  /** It hands over what waited, as a loan or an expense: nobody earned it. */
  handedOver: boolean;
}

interface CostRow {
  item: CostItem;
  employer: string;
  worker: string;
  sum: string;
}

/** All that somebody's work costs: what they keep of it, and what goes to each item. */
export interface LabourCost {
  items: readonly CostRow[];
  /** The net, without what was only handed over with it. */
  kept: string;
  total: string;
}

const none = new Big(0);
const sumOf = (lines: readonly CostLine[], holds: (line: CostLine) => boolean) =>
  lines.reduce((sum, line) => (holds(line) ? sum.plus(line.amount) : sum), none);

/**
 * Sums up the cost by item, as annex III of decree 407/2026 asks for it: what is deducted from the worker and what the
 * employer adds. With what the worker keeps they come to all that was earned and added, to the cent.
 */
export function labourCost(lines: readonly CostLine[]): LabourCost {
  const earned = sumOf(
    lines,
    ({ kind, handedOver }) =>
      (kind === 'remunerative' || kind === 'nonRemunerative') && !handedOver,
  );
  const items = costItemField.values.map((item) => {
    const worker = sumOf(lines, (line) => line.kind === 'deduction' && line.item === item);
    const employer = sumOf(lines, (line) => line.kind === 'employer' && line.item === item);
    return { item, worker, employer, sum: worker.plus(employer) };
  });
  const deducted = sumOf(lines, ({ kind }) => kind === 'deduction');
  const added = sumOf(lines, ({ kind }) => kind === 'employer');
  return {
    items: items.map(({ item, worker, employer, sum }) => ({
      item,
      worker: worker.toFixed(2),
      employer: employer.toFixed(2),
      sum: sum.toFixed(2),
    })),
    kept: earned.minus(deducted).toFixed(2),
    total: earned.plus(added).toFixed(2),
  };
}
