import type { PunchCounts, PunchKind, PunchSource } from '@contract/markings/punch';
import { addDays, type Day } from '../../engine/time/days';
import type { PublishedShift } from '../schedules';
import { REPEAT_MINUTES } from './pairing/pairingCosts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** The figures of the organisation, as they rule on the day. */
export interface MarkingFigures {
  sameTouchMinutes: number;
  openHours: number;
  afterShiftHours: number;
  offlineHours: number;
  clockMinutes: number;
  /** How long the photo of a punch is kept. */
  photoDays: number;
}

/** The rules read these facts of a punch. */
export interface PunchFact {
  id: number;
  personId: number;
  at: Date;
  kind: PunchKind;
  source: PunchSource;
  counts: PunchCounts;
  day: Day;
  plannedShiftId: number | null;
  outside: boolean;
  offline: boolean;
  /** Written by the server, where nobody punched the exit. */
  forgotten: boolean;
  /** A person typed or pressed what it is; a guess may be another once more is known. Left out: told. */
  told?: boolean;
}

export type ShiftFact = Pick<
  PublishedShift,
  'id' | 'day' | 'startsAt' | 'endsAt' | 'toleranceIn' | 'toleranceOut' | 'breakKind'
> &
  /** Left out: of work. */
  Partial<Pick<PublishedShift, 'kind'>>;

/** A person on call is expected nowhere: they come if they are called. */
export const isOnCall = ({ kind }: Pick<ShiftFact, 'kind'>): boolean => kind === 'onCall';

/** A person who enters so little before their own shift was not called. */
const CALL_BEFORE = HOUR;

/** An open stretch is of a person inside: since when, and what they did last. */
export interface OpenStretch {
  entry: PunchFact;
  last: PunchFact;
  breaks: number;
}

const distance = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime());

/** A punch stands if it counts, or waits, since the person who made it was there. */
export const isLive = ({ counts }: Pick<PunchFact, 'counts'>) =>
  counts === 'counted' || counts === 'waiting';

/** These kinds may come after each kind. */
export const follows: Record<PunchKind, readonly PunchKind[]> = {
  in: ['breakOut', 'out'],
  breakOut: ['breakIn', 'out'],
  breakIn: ['breakOut', 'out'],
  out: ['in'],
};

/** At one instant somebody goes before they come, and what the server wrote stands behind what people did. */
const turnAt = ({ kind, forgotten, told }: PunchFact) =>
  forgotten ? 4 : told === false ? 1 : { out: 0, breakOut: 1, breakIn: 2, in: 3 }[kind];

/** In the order of time, whatever the order in which they came. */
export const inOrder = <P extends PunchFact>(punches: readonly P[]): P[] =>
  [...punches].sort(
    (a, b) => a.at.getTime() - b.at.getTime() || turnAt(a) - turnAt(b) || a.id - b.id,
  );

/** The same again soon after: a finger that touched twice, which changes nothing. */
export const repeats = (
  punch: PunchFact,
  before: Pick<PunchFact, 'kind' | 'at' | 'forgotten'> | null | undefined,
): boolean =>
  before?.kind === punch.kind &&
  !punch.forgotten &&
  !before.forgotten &&
  distance(punch.at, before.at) <= REPEAT_MINUTES * MINUTE;

/** Where the last of some punches leaves their person; null: outside. */
export function openStretch(punches: readonly PunchFact[]): OpenStretch | null {
  let open = null as OpenStretch | null;
  for (const punch of inOrder(punches.filter(isLive))) {
    if (repeats(punch, open?.last)) continue;
    if (punch.kind === 'in') open = { entry: punch, last: punch, breaks: 0 };
    else if (punch.kind === 'out') open = null;
    else if (open) {
      const breaks = open.breaks + (punch.kind === 'breakOut' ? 1 : 0);
      open = { ...open, last: punch, breaks };
    }
  }
  return open;
}

/** The shift that somebody enters for: the one they are within, or else the one whose start is nearest; who is on call was called. */
export function shiftOfEntry<S extends ShiftFact>(
  at: Date,
  shifts: readonly S[],
  { afterShiftHours }: Pick<MarkingFigures, 'afterShiftHours'>,
): S | null {
  const called = shifts.find((one) => isOnCall(one) && one.startsAt <= at && at < one.endsAt);
  const before = called ? CALL_BEFORE : afterShiftHours * HOUR;
  const near = shifts.filter(
    (one) =>
      !isOnCall(one) &&
      at.getTime() >= one.startsAt.getTime() - before &&
      at.getTime() < one.endsAt.getTime(),
  );
  const byStart = (a: S, b: S) => distance(at, a.startsAt) - distance(at, b.startsAt);
  return [...near].sort(byStart)[0] ?? called ?? null;
}

/** Until when somebody inside may still punch their own exit. */
export function lastExitOf(
  entry: PunchFact,
  shift: ShiftFact | null,
  { openHours, afterShiftHours }: MarkingFigures,
): Date {
  const byHours = entry.at.getTime() + openHours * HOUR;
  if (!shift) return new Date(byHours);
  return new Date(Math.min(byHours, shift.endsAt.getTime() + afterShiftHours * HOUR));
}

/** A shift and those that begin as the one before them ends: who works them on end punches once. */
export function onEnd<S extends ShiftFact>(shift: S, shifts: readonly S[]): S[] {
  const next = shifts.find(
    (one) => !isOnCall(one) && one.startsAt.getTime() === shift.endsAt.getTime(),
  );
  return next && !isOnCall(shift) ? [shift, ...onEnd(next, shifts)] : [shift];
}

export interface ForgottenExit {
  open: OpenStretch;
  /** When it says that they left. */
  at: Date;
}

/** The shift of an entry: the one that it was made for while it stands, or else the one it would be made for now. */
export const shiftOf = <S extends ShiftFact>(
  entry: PunchFact,
  shifts: readonly S[],
  figures: MarkingFigures,
): S | null =>
  shifts.find(({ id }) => id === entry.plannedShiftId) ?? shiftOfEntry(entry.at, shifts, figures);

/** At the end of their shift; without one, as they came: hours that nobody knows are not counted. */
export const exitByRule = ({ entry, last }: OpenStretch, shift: ShiftFact | null): Date => {
  if (shift && !isOnCall(shift) && shift.endsAt > last.at) return shift.endsAt;
  return last.kind === 'breakOut' ? last.at : entry.at;
};

/** This finds the exit to write for a person who stays inside; null while they may still punch. */
export function forgottenExit(
  open: OpenStretch | null,
  shifts: readonly ShiftFact[],
  at: Date,
  figures: MarkingFigures,
): ForgottenExit | null {
  if (!open) return null;
  const first = shiftOf(open.entry, shifts, figures);
  const shift = (first && onEnd(first, shifts).at(-1)) ?? null;
  return at > lastExitOf(open.entry, shift, figures) ? { open, at: exitByRule(open, shift) } : null;
}

/** The shift that an exit ends whose entry is missing: the one that goes on, or that ended a little while ago. */
export function shiftOfExit<S extends ShiftFact>(
  at: Date,
  shifts: readonly S[],
  { afterShiftHours }: Pick<MarkingFigures, 'afterShiftHours'>,
): S | null {
  const ended = (shift: S) => distance(at, shift.endsAt);
  const left = shifts.filter(
    (one) =>
      !isOnCall(one) &&
      (ended(one) <= afterShiftHours * HOUR || (one.startsAt < at && at < one.endsAt)),
  );
  return [...left].sort((a, b) => ended(a) - ended(b))[0] ?? null;
}

/** The day of an exit whose entry is missing: at midnight sharp it ends the day before. */
export const dayOfExit = (at: Date, dateOf: (at: Date) => Day): Day =>
  dateOf(new Date(at.getTime() - 1));

/** The days whose shifts may have to do with an instant. */
export const shiftDaysAround = (day: Day) => ({ from: addDays(day, -2), to: addDays(day, 1) });
