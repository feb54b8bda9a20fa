import type { Interval } from './intervals';

const MINUTE = 60_000;

/** Half of what is planned of a day, not noon: of two shifts of four hours the first half is the first one. */
export function halfOfDay(planned: readonly Interval[], part: 'morning' | 'afternoon'): Interval[] {
  const inOrder = [...planned].sort((a, b) => a.from - b.from);
  const length = inOrder.reduce((sum, { from, to }) => sum + to - from, 0);
  // A cut lies on a minute, or each half would lose a part of one.
  let left = Math.floor(length / 2 / MINUTE) * MINUTE;
  const halves = inOrder.map(({ from, to }) => {
    const cut = Math.min(to, from + left);
    left -= cut - from;
    return part === 'morning' ? { from, to: cut } : { from: cut, to };
  });
  return halves.filter(({ from, to }) => to > from);
}
