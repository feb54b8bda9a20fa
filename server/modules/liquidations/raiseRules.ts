import type { RaiseKind } from '@contract/liquidations/simulation';
import Big from 'big.js';
import type { PayFacts } from './payFacts';

/** Somebody's record with the raise on it; null where it does not reach them. */
export function raised(facts: PayFacts, kind: RaiseKind, value: string): PayFacts | null {
  const { salary, salaryBasis } = facts;
  if (salary === null) return null;
  const before = new Big(salary);
  if (kind === 'percent') {
    const more = before.times(value).div(100);
    return { ...facts, salary: before.plus(more).toFixed(2) };
  }
  // Pesos a month say nothing of what a day or an hour would be worth.
  return salaryBasis === 'monthly' ? { ...facts, salary: before.plus(value).toFixed(2) } : null;
}

/** From its first month to December, that one included. */
export const monthsOfYear = (from: string): number => 13 - Number(from.slice(5, 7));

/** So many spread evenly over a list: the same ones each time that it is asked. */
export function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, index) => {
    const one = all[Math.floor((index * all.length) / most)];
    if (one === undefined) throw new Error('a place of a list is within it');
    return one;
  });
}

/** What a sum over some of them is taken to be over all. */
export const scaled = (sum: Big, { people, sampled }: { people: number; sampled: number }): Big =>
  people === sampled || sampled === 0 ? sum : sum.times(people).div(sampled);
