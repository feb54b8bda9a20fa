import type { StandingPunch, WalkedVisit } from './punchProposals';

interface Interval {
  from: number;
  to: number;
}

const MINUTE = 60_000;

/** The time between coming and going, without the breaks that were punched. */
function workedIntervals(punches: readonly StandingPunch[]): Interval[] {
  return punches.flatMap(({ at, kind }, index): Interval[] => {
    const next = punches[index + 1];
    const isInside = kind === 'in' || kind === 'breakIn';
    const leaves = next?.kind === 'out' || next?.kind === 'breakOut';
    return isInside && next && leaves ? [{ from: at.getTime(), to: next.at.getTime() }] : [];
  });
}

/** Joins what overlaps, so that a minute is there once. */
function joined(intervals: readonly Interval[]): Interval[] {
  const parts: Interval[] = [];
  for (const one of [...intervals].sort((a, b) => a.from - b.from)) {
    const last = parts.at(-1);
    if (last && one.from <= last.to) last.to = Math.max(last.to, one.to);
    else parts.push({ ...one });
  }
  return parts;
}

const lengthOf = (intervals: readonly Interval[]) =>
  Math.floor(intervals.reduce((sum, { from, to }) => sum + to - from, 0) / MINUTE);

/** How long the visits of a day took, and how much of that lies within what was punched: two visits at once are one time. */
export function dayMinutes(
  visits: readonly Pick<WalkedVisit, 'arrivedAt' | 'endedAt'>[],
  punches: readonly StandingPunch[],
): { minutes: number; covered: number } {
  const visited = joined(
    visits.flatMap(({ arrivedAt, endedAt }) =>
      arrivedAt && endedAt ? [{ from: arrivedAt.getTime(), to: endedAt.getTime() }] : [],
    ),
  );
  const worked = joined(workedIntervals(punches));
  const both = visited.flatMap((visit) =>
    worked.flatMap((time): Interval[] => {
      const shared = { from: Math.max(visit.from, time.from), to: Math.min(visit.to, time.to) };
      return shared.from < shared.to ? [shared] : [];
    }),
  );
  return { minutes: lengthOf(visited), covered: lengthOf(both) };
}
