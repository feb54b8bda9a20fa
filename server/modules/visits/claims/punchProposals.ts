import type { PunchKind } from '@contract/markings/punch';
import type { StoredVisit } from '../visitQueries';

export interface WalkedVisit
  extends Pick<StoredVisit, 'id' | 'state' | 'arrival' | 'arrivedAt' | 'endedAt'> {
  number: string;
  place: string;
}

export interface StandingPunch {
  at: Date;
  kind: PunchKind;
}

interface WalkedDay {
  /** The visits that were reached on the day, and those of the day that still wait. */
  visits: readonly WalkedVisit[];
  /** The punches of their person, without what the server wrote for them, in the order of time. */
  punches: readonly StandingPunch[];
  /** The midnight after the day: punches from then on belong to another one. */
  ends: Date;
  now: Date;
}

export interface PunchProposal {
  kind: 'entry' | 'exit';
  at: Date;
  visit: WalkedVisit;
}

const MINUTE = 60_000;
/** A punch so near is the same coming or going, whatever it says. */
const NEAR = 5 * MINUTE;
/** A punch of the same kind so near is the one that would be proposed. */
const SAME_NEAR = 30 * MINUTE;
/** A person who seems to be inside for longer has no exit, and is outside. */
const LONGEST = 16 * 60 * MINUTE;

const apart = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime());

const isTaken = (at: Date, kind: PunchKind, punches: readonly StandingPunch[]): boolean =>
  punches.some((one) => apart(one.at, at) <= (one.kind === kind ? SAME_NEAR : NEAR));

function around(at: Date, { punches, ends }: Pick<WalkedDay, 'punches' | 'ends'>) {
  const before = punches.filter((one) => one.at <= at && apart(one.at, at) <= LONGEST).at(-1);
  const after = punches.find((one) => one.at > at && one.at < ends);
  return { before, after };
}

/** The first arrival of a day is an entry where its person was outside, and nothing that follows begins with one. */
function proposeEntry(day: WalkedDay): PunchProposal | null {
  const [first] = arrivedFirst(day.visits);
  if (!first || first.at > day.now || isTaken(first.at, 'in', day.punches)) return null;
  const { before, after } = around(first.at, day);
  const isOutside = before === undefined || before.kind === 'out';
  const goesOn = after === undefined || after.kind === 'breakOut' || after.kind === 'out';
  return isOutside && goesOn ? { kind: 'entry', at: first.at, visit: first.visit } : null;
}

/** The last end of a day is an exit where its person is inside and no visit of the day waits any more. */
function proposeExit(day: WalkedDay): PunchProposal | null {
  const { visits, punches, now } = day;
  if (visits.some(({ state }) => state === 'planned' || state === 'arrived')) return null;
  const last = visits
    .flatMap((visit) => (visit.arrivedAt && visit.endedAt ? [{ visit, at: visit.endedAt }] : []))
    .sort(
      (one, other) => other.at.getTime() - one.at.getTime() || other.visit.id - one.visit.id,
    )[0];
  if (!last || last.at > now || isTaken(last.at, 'out', punches)) return null;
  const { before, after } = around(last.at, day);
  const isInside = before !== undefined && before.kind !== 'out';
  const isOver = after === undefined || after.kind === 'in';
  return isInside && isOver ? { kind: 'exit', at: last.at, visit: last.visit } : null;
}

const arrivedFirst = (visits: readonly WalkedVisit[]) =>
  visits
    .flatMap((visit) => (visit.arrivedAt ? [{ visit, at: visit.arrivedAt }] : []))
    .sort((one, other) => one.at.getTime() - other.at.getTime() || one.visit.id - other.visit.id);

/** The punches that the visits of a day propose; what was asked for already is left out by whoever calls. */
export const proposePunches = (day: WalkedDay): PunchProposal[] =>
  [proposeEntry(day), proposeExit(day)].flatMap((one) => one ?? []);
