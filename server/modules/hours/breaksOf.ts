import { common, type Interval, minutesOf, without } from '../../engine/time/intervals';
import type { ExpectedShift } from './expectedShift';

const MINUTE = 60_000;
/** Intervals are cut in two on a minute, or each half would lose a part of one. */
const onMinute = (at: number) => Math.floor(at / MINUTE) * MINUTE;

/** Where a break lies that nobody punches: in the middle. */
export function centred(shift: ExpectedShift): Interval {
  const length = shift.breakMinutes * MINUTE;
  const from = onMinute(shift.from + (shift.to - shift.from - length) / 2);
  return { from, to: from + length };
}

interface Facts {
  /** When one must be there. */
  due: readonly Interval[];
  present: readonly Interval[];
  /** The same, and until they go of who is still in. */
  there: readonly Interval[];
}

/**
 * Time out between the first entry and the last exit is the break, up to its minutes, wherever it lies: only what is over
 * is missed, and a break that is always taken off is not taken off again.
 */
export function breaksOf(shift: ExpectedShift, { due, present, there }: Facts) {
  const [first, last] = [due[0], due.at(-1)];
  const span = first && last ? [{ from: first.from, to: last.to }] : [];
  const within = common(there, span);
  const [came, left] = [within[0], within.at(-1)];
  const usual = shift.breakKind === 'none' ? [] : [centred(shift)];
  const inside = came && left ? [{ from: came.from, to: left.to }] : [];
  // A person need not be there while leave takes the middle of a shift.
  const gaps = without(common(inside, [...due, ...common(usual, span)]), there);
  const taken = firstMinutes(gaps, minutesOf(common(usual, span)));
  const rest =
    shift.breakKind === 'fixed'
      ? firstMinutes(common(present, usual), shift.breakMinutes - minutesOf(taken))
      : [];
  return { rest, gaps, over: without(gaps, taken) };
}

/** The first of some intervals, up to so many minutes. */
function firstMinutes(intervals: readonly Interval[], minutes: number): Interval[] {
  let left = minutes * MINUTE;
  return intervals.flatMap(({ from, to }) => {
    const end = Math.min(to, from + left);
    left -= end - from;
    return end > from ? [{ from, to: end }] : [];
  });
}
