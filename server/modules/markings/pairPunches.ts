import type { DayFlag } from '@contract/markings/punch';
import type { Day } from '../../engine/time/days';
import type { PublishedShift } from '../schedules';
import {
  dayOfExit,
  inOrder,
  isLive,
  isOnCall,
  lastExitOf,
  type MarkingFigures,
  MINUTE,
  onEnd,
  type PunchFact,
  repeats,
  type ShiftFact,
  shiftOfEntry,
  shiftOfExit,
} from './markingRules';
import { type RawStretch, splitStretch } from './splitStretch';

export type StretchFlag = Exclude<DayFlag, 'absent' | 'awaited'>;

/** From an entry to its exit, as hours and days are counted. */
export interface Stretch<S extends ShiftFact = PublishedShift> {
  personId: number;
  /** The day of its shift, or else the date of its entry. */
  day: Day;
  /** Null: only the exit is known. */
  entry: PunchFact | null;
  /** Null: still inside, or nobody closed it yet. */
  exit: PunchFact | null;
  breaks: { from: Date; to: Date | null }[];
  shift: S | null;
  /** Whole minutes between entry and exit without the breaks that were punched; null where one end is missing. */
  minutes: number | null;
  flags: StretchFlag[];
  /** When they touched again after it. */
  followedAt: Date | null;
  /** All that belong to it. */
  punches: PunchFact[];
}

/** Some callers have the figures of one day, others those of each. */
export type RulingFigures = MarkingFigures | ((at: Date) => MarkingFigures);

export const figuresOf = (ruling: RulingFigures, at: Date): MarkingFigures =>
  typeof ruling === 'function' ? ruling(at) : ruling;

export interface Pairing<S> {
  /** The punches of a person, in any order; replaced and rejected ones are left out. */
  punches: readonly PunchFact[];
  shifts: readonly S[];
  figures: RulingFigures;
  dateOf(at: Date): Day;
  /** Until when somebody who is inside has been there. */
  now?: Date;
}

/** Punches as the stretches that they make, in the order of time, with what should be looked at of each. */
export function pairPunches<S extends ShiftFact = PublishedShift>(asked: Pairing<S>): Stretch<S>[] {
  const { punches, shifts, figures, dateOf, now } = asked;
  const live = inOrder(punches.filter(isLive));
  const raws = gather(live).flatMap((raw) =>
    splitStretch(raw, shiftOfStretch(raw, shifts, figures), shifts, now),
  );
  const matched = raws.map((raw) => ({ raw, shift: shiftOfStretch(raw, shifts, figures) }));
  return matched.map(({ raw, shift }, index) => {
    const others = matched.filter((other) => shift && other.shift === shift);
    const first = others[0]?.raw === raw;
    const last = others.at(-1)?.raw === raw;
    const { entry, exit, breaks, punches } = raw;
    return {
      personId: (entry ?? exit)?.personId ?? 0,
      day: shift?.day ?? dayOf(raw, dateOf),
      entry,
      exit,
      breaks,
      punches,
      shift,
      minutes: minutesOf(raw),
      followedAt: matched[index + 1]?.raw.punches[0]?.at ?? null,
      flags: flagsOf(raw, {
        overdue: isOverdue(raw, shift, asked),
        shift,
        first,
        last,
        newest: index === matched.length - 1,
      }),
    };
  });
}

function gather(live: readonly PunchFact[]): RawStretch[] {
  const raws: (RawStretch & { whole: PunchFact[] })[] = [];
  let open: (typeof raws)[number] | null = null;
  for (const [index, punch] of live.entries()) {
    const newest = raws.at(-1);
    if (newest && repeats(punch, live[index - 1])) {
      newest.punches.push(punch);
      newest.whole.push(punch);
      continue;
    }
    if (punch.kind === 'in' || !open) {
      open = { entry: null, exit: null, breaks: [], punches: [], whole: [] };
      raws.push(open);
    }
    open.punches.push(punch);
    open.whole.push(punch);
    if (punch.kind === 'in') open.entry = punch;
    if (punch.kind === 'breakOut') open.breaks.push({ from: punch.at, to: null });
    const waits = open.breaks.at(-1);
    if (punch.kind === 'breakIn' && waits && !waits.to) waits.to = punch.at;
    if (punch.kind === 'out') {
      open.exit = punch;
      open = null;
    }
  }
  return raws;
}

const dayOf = ({ entry, exit, punches }: RawStretch, dateOf: (at: Date) => Day): Day => {
  if (entry) return dateOf(entry.at);
  const known = exit ?? punches[0];
  return known ? dayOfExit(known.at, dateOf) : '';
};

/** The shift that most of it lies in, work before being on call; without any, the one that it was early for. */
function shiftOfStretch<S extends ShiftFact>(
  { entry, exit, punches }: RawStretch,
  shifts: readonly S[],
  ruling: RulingFigures,
): S | null {
  const from = (entry ?? exit ?? punches[0])?.at;
  if (!from) return null;
  const figures = figuresOf(ruling, from);
  const to = exit?.at ?? from;
  const within = ({ startsAt, endsAt }: S) =>
    Math.min(to.getTime(), endsAt.getTime()) - Math.max(from.getTime(), startsAt.getTime());
  const touched = shifts
    .filter((one) => within(one) > 0)
    .sort((a, b) => Number(isOnCall(a)) - Number(isOnCall(b)) || within(b) - within(a));
  if (touched[0] && entry && exit) return touched[0];
  if (entry) return shiftOfEntry(entry.at, shifts, figures);
  return shiftOfExit(from, shifts, figures);
}

/** It is too late for an exit that was not punched; until then they are at work. */
function isOverdue<S extends ShiftFact>(
  { entry, exit }: RawStretch,
  shift: S | null,
  { shifts, figures, now }: Pairing<S>,
): boolean {
  if (!entry || exit || !now) return false;
  const turn = shift ? (onEnd(shift, shifts).at(-1) ?? null) : null;
  return now > lastExitOf(entry, turn, figuresOf(figures, entry.at));
}

/** Times are read as the clock on the wall shows them: seconds delay no person. */
const wholeMinutes = (at: Date) => Math.floor(at.getTime() / MINUTE);

function minutesOf({ entry, exit, breaks }: RawStretch): number | null {
  if (!entry || !exit) return null;
  const away = breaks.reduce(
    (sum, { from, to }) => sum + wholeMinutes(to ?? exit.at) - wholeMinutes(from),
    0,
  );
  return Math.max(0, wholeMinutes(exit.at) - wholeMinutes(entry.at) - away);
}

interface Standing {
  shift: ShiftFact | null;
  /** The first of its shift. */
  first: boolean;
  last: boolean;
  /** The newest of all. */
  newest: boolean;
  /** Inside for longer than anybody stays. */
  overdue: boolean;
}

function flagsOf(
  { entry, exit, breaks, punches, whole }: RawStretch,
  { shift, first, last, newest, overdue }: Standing,
): StretchFlag[] {
  const flags: StretchFlag[] = [];
  if (exit?.forgotten || (!exit && (!newest || overdue))) flags.push('forgottenExit');
  if (!entry) flags.push('missingEntry');
  if (exit && !exit.forgotten && breaks.some(({ to }) => to === null)) flags.push('missingReturn');
  if (whole.some(({ counts }) => counts === 'waiting')) flags.push('waiting');
  if (shift && first && entry && isLate(entry, shift)) flags.push('late');
  if (shift && last && exit && !exit.forgotten && isEarly(exit, shift)) flags.push('early');
  if (punches.some(({ outside }) => outside)) flags.push('outside');
  if (punches.some(({ offline }) => offline)) flags.push('offline');
  if (!shift) flags.push('noShift');
  return flags;
}

const isLate = ({ at }: PunchFact, { startsAt, toleranceIn, ...shift }: ShiftFact) =>
  !isOnCall(shift) && wholeMinutes(at) > wholeMinutes(startsAt) + toleranceIn;

const isEarly = ({ at }: PunchFact, { endsAt, toleranceOut, ...shift }: ShiftFact) =>
  !isOnCall(shift) && wholeMinutes(at) < wholeMinutes(endsAt) - toleranceOut;
