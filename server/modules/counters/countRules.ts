export interface Movement {
  delta: number;
  at: Date;
}

/** A picker has goods in hand some moments before or after the movement is written, so that a count near it cannot be told apart from it. */
export const NEARNESS_MS = 2 * 60_000;

/** Reckons the stock of a moment: the stock of now, without the movements since. */
export const expectedAt = (now: number, movements: readonly Movement[], moment: Date): number =>
  movements.reduce((left, { delta, at }) => (at > moment ? left - delta : left), now);

/** Tells whether goods moved so near to a moment that nobody knows on which side of it they were. */
export const movedNear = (movements: readonly Movement[], moment: Date): boolean =>
  movements.some(({ at }) => Math.abs(at.getTime() - moment.getTime()) < NEARNESS_MS);

export interface Tolerance {
  units: number;
  percent: number;
}

/** A small difference is decided at once; a larger one is counted by somebody else first. */
export function withinTolerance(
  counted: number,
  expected: number,
  { units, percent }: Tolerance,
): boolean {
  const off = Math.abs(counted - expected);
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
