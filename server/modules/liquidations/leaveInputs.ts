import { foldName } from '@contract/liquidations/formula/formulaTree';
import Big from 'big.js';
import { dayText } from '../../engine/time/days';
import { decimalText, type Input } from './lineInputs';
import type { PayFacts } from './payFacts';
import type { ReadyConcept } from './payPlan';

/** Each leave that a line counts, with the way to it. */
export function leaveInputs(
  { uses }: Pick<ReadyConcept, 'uses'>,
  { leaves = [] }: PayFacts,
): Input[] {
  const codes = new Set(uses.flatMap(({ kind, name }) => (kind === 'leave' ? [name] : [])));
  return leaves
    .filter(({ code }) => codes.has(foldName(code)))
    .map(({ id, label, from, to, days }) => ({
      name: `licencia ${id}`,
      label:
        from === to
          ? `${label}, el ${dayText(from)}`
          : `${label}, del ${dayText(from)} al ${dayText(to)}`,
      value: decimalText(new Big(days)),
      path: `/holidays/leave/${id}`,
    }));
}
