import type { TableStep } from '@contract/liquidations/payTable';
import Big from 'big.js';

const none = new Big(0);

/** A table gives a value the fixed part of the step that it exceeds, and the percentage of the excess. */
export function reckonTable(steps: readonly TableStep[], value: Big): Big {
  const step = steps.findLast(({ from }) => value.gt(from));
  if (!step) return none;
  return new Big(step.fixed).plus(value.minus(step.from).times(step.rate).div(100));
}
