import { isOnCall, type PunchFact, type ShiftFact } from './markingRules';

/** Punches from an entry to its exit; a piece of one, where it goes on into a shift of another day. */
export interface RawStretch {
  entry: PunchFact | null;
  exit: PunchFact | null;
  breaks: { from: Date; to: Date | null }[];
  /** The punches that were made within it. */
  punches: PunchFact[];
  /** The punches of the whole stretch: one that waits makes all of it wait. */
  whole: readonly PunchFact[];
}

/**
 * A person who works from one shift into another of the next day, and punches once, was at both: the stretch is cut
 * where the later one begins. One that is still open is cut as far as time has come.
 */
export function splitStretch<S extends ShiftFact>(
  raw: RawStretch,
  own: S | null,
  shifts: readonly S[],
  now: Date | undefined,
): RawStretch[] {
  const { entry, exit } = raw;
  const until = exit?.at ?? now;
  if (!entry || !until || !own || isOnCall(own)) return [raw];
  const isReached = ({ startsAt }: S) =>
    startsAt > entry.at && startsAt < until && startsAt >= own.endsAt;
  const cuts = shifts
    .filter((one) => isReached(one) && !isOnCall(one) && one.day !== own.day)
    .map(({ startsAt }) => startsAt)
    .sort((a, b) => a.getTime() - b.getTime());
  // A stretch without an exit is known to be one turn only where the next shift follows without a pause.
  const [cut] = exit || cuts[0]?.getTime() === own.endsAt.getTime() ? cuts : [];
  if (!cut) return [raw];
  const later = cut.getTime();
  const next = shifts.find((one) => !isOnCall(one) && one.startsAt.getTime() === later) ?? null;
  const first: RawStretch = {
    ...raw,
    exit: { ...(exit ?? entry), kind: 'out', at: cut, forgotten: false },
    breaks: raw.breaks
      .filter(({ from }) => from < cut)
      .map(({ from, to }) => ({ from, to: to && to < cut ? to : cut })),
    punches: raw.punches.filter(({ at }) => at < cut),
  };
  const rest: RawStretch = {
    ...raw,
    entry: { ...entry, at: cut },
    breaks: raw.breaks
      .filter(({ to }) => !to || to > cut)
      .map(({ from, to }) => ({ from: from > cut ? from : cut, to })),
    punches: raw.punches.filter(({ at }) => at >= cut),
  };
  return [first, ...splitStretch(rest, next, shifts, now)];
}
