import { orderWords } from '@contract/liquidations/formula/orderVocabulary';
import Big from 'big.js';
import type { PayFacts } from './payFacts';

const none = new Big(0);
const least = (...amounts: readonly Big[]) => amounts.reduce((a, b) => (b.lt(a) ? b : a));

/** Orders of a kind are withheld in the order in which they came, each its own amount, and together no more than the limit. */
export function takeOrders(
  name: string,
  { orders = [] }: PayFacts,
  withheld: Map<number, Big>,
  [gross = none, net = none, most = none]: readonly Big[],
): Big {
  let sum = none;
  for (const { id, kind, take, of, percent, amount, left } of orders) {
    if (orderWords[kind].word !== name) continue;
    const rest = most.minus(sum);
    const asked = {
      legal: () => rest,
      percent: () => (of === 'net' ? net : gross).times(percent ?? 0).div(100),
      amount: () => new Big(amount ?? 0),
    }[take]();
    const own = least(asked, rest, left === null ? rest : new Big(left)).round(2, Big.roundHalfUp);
    if (own.lte(0)) continue;
    sum = sum.plus(own);
    withheld.set(id, own);
  }
  return sum;
}
