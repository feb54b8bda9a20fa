import type { TableStep } from '@contract/liquidations/payTable';
import Big from 'big.js';

const none = new Big(0);

/** What a table says of a value: the fixed part of the step it exceeds, and the part of what exceeds it. */
export function reckonTable(steps: readonly TableStep[], value: Big): Big {
  const step = steps.findLast(({ from }) => value.gt(from));
  if (!step) return none;
  return new Big(step.fixed).plus(value.minus(step.from).times(step.rate).div(100));
}
