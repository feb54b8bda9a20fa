import type { RaiseKind } from '@contract/liquidations/simulation';
import Big from 'big.js';
import type { PayFacts } from './payFacts';

/** Somebody's record with the raise on it; null where it does not reach them. */
export function raised(facts: PayFacts, kind: RaiseKind, value: string): PayFacts | null {
  const { salary, salaryBasis, parts } = facts;
  // Pesos a month say nothing of what a day or an hour would be worth.
  if (salary === null || (kind === 'amount' && salaryBasis !== 'monthly')) return null;
  const more = (before: string) =>
    new Big(before)
      .plus(kind === 'percent' ? new Big(before).times(value).div(100) : value)
      .toFixed(2);
  const partly = parts?.map((part) =>
    part.salary === null || (kind === 'amount' && part.salaryBasis !== 'monthly')
      ? part
      : { ...part, salary: more(part.salary) },
  );
  return { ...facts, salary: more(salary), ...(partly ? { parts: partly } : {}) };
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

/** A sum over a sample is scaled to all of them. */
export const scaled = (sum: Big, { people, sampled }: { people: number; sampled: number }): Big =>
  people === sampled || sampled === 0 ? sum : sum.times(people).div(sampled);
