import type { Paper } from '../../../engine/paper/newPaper';
import { metresText } from './actTexts';

interface Sketched {
  x: number;
  y: number;
  side: number;
  radius: number;
  distance: number;
  accuracy: number;
}

/** A length of 1, 2 or 5 and zeros that is at most so many metres. */
export function roundLength(most: number): number {
  const ten = 10 ** Math.floor(Math.log10(most));
  return ([5, 2, 1].find((part) => part * ten <= most) ?? 1) * ten;
}

/**
 * The place with its reach, and the arrival with its circle of error, to scale. Who sees a visit is told how far the
 * arrival was and never in which direction: it is always drawn to the right, and the paper says so.
 */
export function drawSketch(paper: Paper, sketched: Sketched): void {
  const { x, y, side, radius, distance, accuracy } = sketched;
  paper.box(x, y, side, side, 0.75);
  const drawn = side - 34;
  const west = Math.max(radius, accuracy - distance);
  const east = Math.max(radius, distance + accuracy);
  const scale = drawn / Math.max(west + east, 2 * radius, 2 * accuracy);
  const middle = y + 6 + drawn / 2;
  const place = x + (side - (west + east) * scale) / 2 + west * scale;
  const there = place + distance * scale;
  paper.circle(place, middle, radius * scale, { thickness: 0.8, grey: 0.45 });
  paper.rule(place - 4, middle, 8, 1);
  paper.stroke({ x: place, y: middle - 4 }, { x: place, y: middle + 4 });
  if (accuracy > 0) {
    paper.circle(there, middle, accuracy * scale, { thickness: 0.8, dash: 2 });
  }
  paper.circle(there, middle, 1.5, { thickness: 3 });
  const metres = roundLength((drawn * 0.45) / scale);
  const base = y + side - 12;
  const long = metres * scale;
  paper.rule(x + 10, base, long, 1);
  for (const end of [x + 10, x + 10 + long]) {
    paper.stroke({ x: end, y: base - 3 }, { x: end, y: base + 3 });
  }
  paper.write(metresText(metres), { x: x + 16 + long, y: base - 4, size: 7.5 });
}
