/** Units by which what comes in may differ without a reason; a part of a unit is none. */
export const allowance = (expected: number, percent: number): number =>
  Math.floor((expected * percent) / 100);

interface Line {
  expected: number;
  received: number;
  tolerance: number;
}

export const isOver = ({ expected, received, tolerance }: Line): boolean =>
  received > expected + tolerance;

export const isShort = ({ expected, received, tolerance }: Line): boolean =>
  received < expected - tolerance;
