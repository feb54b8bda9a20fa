/** From one instant to a later one, in milliseconds; the end is not part of it. */
export interface Interval {
  from: number;
  to: number;
}

const MINUTE = 60_000;

/** In the order of time, those that touch or overlap as one. */
export function merged(intervals: readonly Interval[]): Interval[] {
  if (intervals.length === 0) return [];
  const result: Interval[] = [];
  for (const { from, to } of inOrder(intervals)) {
    if (to <= from) continue;
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}

/** Most are in order already, or only one: a month of ten thousand people asks some ten million times. */
function inOrder(intervals: readonly Interval[]): readonly Interval[] {
  let before = Number.NEGATIVE_INFINITY;
  for (const { from } of intervals) {
    if (from < before) return [...intervals].sort((a, b) => a.from - b.from);
    before = from;
  }
  return intervals;
}

/** This gives the time that lies in both. */
export function common(ones: readonly Interval[], others: readonly Interval[]): Interval[] {
  const both: Interval[] = [];
  for (const one of ones) {
    for (const other of others) {
      const from = Math.max(one.from, other.from);
      const to = Math.min(one.to, other.to);
      if (to > from) both.push({ from, to });
    }
  }
  return both.length > 1 ? merged(both) : both;
}

/** This gives the time of the first that lies in none of the second. */
export function without(ones: readonly Interval[], taken: readonly Interval[]): Interval[] {
  let left = merged(ones);
  for (const hole of taken) {
    if (left.length === 0) break;
    if (hole.to <= hole.from) continue;
    const rest: Interval[] = [];
    for (const { from, to } of left) {
      if (hole.from > from) rest.push({ from, to: Math.min(to, hole.from) });
      if (hole.to < to) rest.push({ from: Math.max(from, hole.to), to });
    }
    left = rest;
  }
  return left;
}

/** Whole minutes: what is less than one counts for none. */
export function minutesOf(intervals: readonly Interval[]): number {
  // A single interval overlaps nothing.
  const apart = intervals.length > 1 ? merged(intervals) : intervals;
  let sum = 0;
  for (const { from, to } of apart) sum += Math.max(0, to - from);
  return Math.floor(sum / MINUTE);
}
