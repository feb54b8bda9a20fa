import { groupBy } from '@contract/core/groupBy';
import type { ImportWeight } from '@contract/imports/importWeight';
import Big from 'big.js';

/** The change that a row would make to the time or the pay of somebody, in decimal text: money is no float. */
export interface Weight {
  /** The number of a person, or the name of somebody who is not there yet. */
  person: number | string;
  /** "Horas planificadas". */
  what: string;
  unit: ImportWeight['unit'];
  before: string;
  after: string;
}

const MOST = 50;

const sumOf = (all: readonly Weight[], key: 'before' | 'after') =>
  all.reduce((sum, one) => sum.plus(one[key]), new Big(0));

/** This sums what rows change, person by person and kind by kind, the greatest change first. */
export function sumWeights(
  weights: readonly Weight[],
  nameOf: (person: number) => string,
): ImportWeight[] {
  return [...groupBy(weights, ({ what, unit }) => `${unit} ${what}`).values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const { what, unit } = first;
    const figures = (all: readonly Weight[]) => {
      const [before, after] = [sumOf(all, 'before'), sumOf(all, 'after')];
      const text = (value: Big) => (unit === 'amount' ? value.toFixed(2) : value.toFixed());
      return {
        ...{ before: text(before), after: text(after) },
        difference: text(after.minus(before)),
      };
    };
    const people = [...groupBy(alike, ({ person }) => person)].map(([person, own]) => ({
      name: typeof person === 'number' ? nameOf(person) : person,
      ...figures(own),
    }));
    const change = ({ difference }: { difference: string }) => new Big(difference).abs();
    people.sort((a, b) => change(b).cmp(change(a)) || a.name.localeCompare(b.name, 'es'));
    return [
      { what, unit, people: people.slice(0, MOST), count: people.length, total: figures(alike) },
    ];
  });
}
