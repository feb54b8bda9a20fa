import type { PunchKind } from '@contract/markings/punch';
import type { Day } from '../../../engine/time/days';
import {
  HOUR,
  inOrder,
  isLive,
  type MarkingFigures,
  type PunchFact,
  type ShiftFact,
} from '../markingRules';
import { pairMonths } from '../pairMonths';
import { factsOf, touchOf } from './factsOf';
import { pairTouches } from './pairTouches';

/** Touches that lie further apart have nothing to do with each other. */
const APART = 30 * HOUR;

export interface PairingAsked<P extends PunchFact, S extends ShiftFact> {
  /** All are of one person. */
  punches: readonly P[];
  shifts: readonly S[];
  figures: MarkingFigures;
  dateOf(at: Date): Day;
  now: Date;
  /** A closed month stays as it was. */
  isClosed(day: Day): boolean;
  /** Left out: all of them. */
  around?: { from: Date; to: Date };
  /** Also where everything was told: only the day is asked for then. */
  toldToo?: boolean;
}

/** A touch with what it is and where it belongs. */
export interface PairedPunch {
  kind: PunchKind;
  day: Day;
  plannedShiftId: number | null;
}

export interface Pairing<P extends PunchFact> {
  /** Every touch that was looked at is in it. */
  found: Map<P, PairedPunch>;
  /** Exits that the server wrote and that nobody misses any more. */
  superfluous: P[];
}

/** Runs of touches that may belong together and of which something was guessed. */
function runsOf<P extends PunchFact>(
  touches: readonly P[],
  { around, toldToo }: Pick<PairingAsked<P, ShiftFact>, 'around' | 'toldToo'>,
): P[][] {
  const runs: P[][] = [];
  for (const touch of touches) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && touch.at.getTime() - last.at.getTime() <= APART) run.push(touch);
    else runs.push([touch]);
  }
  return runs.filter((run) => {
    const [first, last] = [run[0], run.at(-1)];
    const isNear = !around || (first && last && first.at <= around.to && last.at >= around.from);
    return isNear && (toldToo || run.some(({ told }) => told === false));
  });
}

/** Reads guesses again by all that is known now. */
export function pairingOf<P extends PunchFact, S extends ShiftFact>(
  asked: PairingAsked<P, S>,
): Pairing<P> {
  const { punches, shifts, figures, now, isClosed } = asked;
  const live = inOrder(punches.filter(isLive));
  const kinds = new Map<P, PunchKind>();
  for (const run of runsOf(
    live.filter(({ forgotten }) => !forgotten),
    asked,
  )) {
    const [first, last] = [run[0]?.at.getTime() ?? 0, run.at(-1)?.at.getTime() ?? 0];
    const near = shifts.filter(
      ({ startsAt, endsAt }) =>
        endsAt.getTime() > first - APART && startsAt.getTime() < last + APART,
    );
    const facts = factsOf({ touches: run, shifts: near, figures, now });
    const touches = run.map((one) => {
      const touch = touchOf(one);
      return isClosed(one.day) ? { ...touch, told: one.kind } : touch;
    });
    const paired = pairTouches({ ...facts, touches });
    for (const [index, one] of run.entries()) kinds.set(one, paired.kinds[index] ?? one.kind);
  }
  const read = new Map(live.map((one) => [{ ...one, kind: kinds.get(one) ?? one.kind }, one]));
  const rules = [...read].filter(([{ forgotten, day }]) => forgotten && !isClosed(day));
  const needless = rules.filter(([rule]) => !isMissed(rule, [...read.keys()]));
  const left = new Set(needless.map(([rule]) => rule));
  const standing = [...read.keys()].filter((one) => !left.has(one));
  const found = new Map<P, PairedPunch>();
  for (const { day, shift, punches: own } of pairMonths({ ...asked, punches: standing })) {
    for (const one of own) {
      const stored = read.get(one as P);
      const kind = stored && kinds.get(stored);
      if (stored && kind) found.set(stored, { kind, day, plannedShiftId: shift?.id ?? null });
    }
  }
  return { found, superfluous: needless.map(([, stored]) => stored) };
}

/** Whether the exit that the server wrote still ends something that nothing else ends. */
function isMissed(rule: PunchFact, punches: readonly PunchFact[]): boolean {
  const touches = punches.filter(({ forgotten }) => !forgotten);
  const last = touches.findLastIndex(({ at }) => at <= rule.at);
  const [before, after] = [touches[last], touches[last + 1]];
  return before !== undefined && before.kind !== 'out' && (!after || after.kind === 'in');
}
