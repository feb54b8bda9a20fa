import type { countLineState } from '@contract/counters/countLine';
import type { z } from 'zod';

type LineState = z.infer<typeof countLineState>;

export interface Movement {
  delta: number;
  at: Date;
}

/** A picker has goods in hand some moments before or after the movement is written, so that a count near it cannot be told apart from it. */
export const NEARNESS_MS = 2 * 60_000;

/** Reckons the stock of a moment: the stock of now, without the movements since. */
export const expectedAt = (now: number, movements: readonly Movement[], moment: Date): number =>
  movements.reduce((left, { delta, at }) => (at > moment ? left - delta : left), now);

export const isNear = (one: Date, other: Date): boolean =>
  Math.abs(one.getTime() - other.getTime()) < NEARNESS_MS;

/** Tells whether goods moved so near to a moment that nobody knows on which side of it they were. */
export const movedNear = (movements: readonly Movement[], moment: Date): boolean =>
  movements.some(({ at }) => isNear(at, moment));

export interface Tolerance {
  units: number;
  percent: number;
  /** Pesos from which a difference is counted again however small it is; 0 looks at no pesos. */
  value: number;
  /** Pesos that a unit costs; null where nobody said it. */
  cost: number | null;
}

/** A small difference is decided at once; a larger one is counted by somebody else first. */
export function withinTolerance(
  counted: number,
  expected: number,
  { units, percent, value, cost }: Tolerance,
): boolean {
  const off = Math.abs(counted - expected);
  if (value > 0 && cost !== null && off * cost >= value) return false;
  return off <= units || off * 100 <= expected * percent;
}

interface Counting {
  counted: number;
  expected: number;
  moved: boolean;
  /** The person who counted says that the figure stands although goods moved. */
  sure: boolean;
  round: number;
  tolerance: Tolerance;
}

/** Tells what becomes of a line once somebody counted it. */
export function lineAfter(counting: Counting): 'same' | 'differs' | 'again' | 'moved' {
  const { counted, expected, moved, sure, round, tolerance } = counting;
  if (counted === expected) return 'same';
  if (moved && !sure) return 'moved';
  if (round === 1 && !withinTolerance(counted, expected, tolerance)) return 'again';
  return 'differs';
}

interface Corrected {
  state: LineState;
  counted: number;
  /** The stock of its moment, as the books say it by now. */
  expected: number;
  /** Another count has the same shelf and product open. */
  othersOpen: boolean;
}

/** Tells what becomes of a counted line once the books know of a movement from before it; what waited to be approved was another difference. */
export function lineCorrected({ state, counted, expected, othersOpen }: Corrected): LineState {
  if (counted === expected) return 'same';
  if (state === 'approval') return 'differs';
  return state === 'same' && !othersOpen ? 'differs' : state;
}
