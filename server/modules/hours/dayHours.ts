import { type HourFigure, hourFigureNames } from '@contract/hours/hourFigures';
import { halfOfDay } from '../../engine/time/halfOfDay';
import { common, type Interval, merged, minutesOf, without } from '../../engine/time/intervals';
import { breaksOf, centred } from './breaksOf';
import type { NamedInterval } from './dayWindows';
import type { ExpectedShift } from './expectedShift';

/** Between an entry and its exit; without its end while somebody is in. */
export interface WorkedStretch {
  from: number;
  to: number | null;
}

export interface DayFacts {
  shifts: readonly ExpectedShift[];
  stretches: readonly WorkedStretch[];
  /** Breaks that were punched are not worked. */
  breaks: readonly Interval[];
  /** Firm: leave or a novelty. */
  absences: readonly { label: string; part: 'whole' | 'morning' | 'afternoon' }[];
  /** Hours off that are taken of the bank. */
  banked: readonly Interval[];
  /** Public holidays around the day, from midnight to midnight. */
  holidays: readonly NamedInterval[];
  /** Where work counts as night, in the zone of the person: as many windows as the day touches. */
  nights: readonly Interval[];
  /** Where what is more than planned is paid double, and why: Saturday from its hour, Sunday, a public holiday. */
  doubles: readonly NamedInterval[];
  /** A day with fewer minutes outside of its shifts has no overtime. */
  leastExtra: number;
  /** Time that is not over yet is not missed yet. */
  now: number;
  /** The overtime of the day that somebody approved, in minutes; it holds as long as the day has just those. */
  granted: Record<'extra50' | 'extra100', number> | null;
  /** Overtime of the days beside this one: a call that runs into the next shift is of that shift's day. */
  elsewhere?: readonly Interval[];
  /** Every figure is rounded to so many minutes, once, at the end. */
  rounding: number;
}

/** A reason is an interval that a figure is made of, with the rule that put it there. */
export interface Reason extends Interval {
  figure: HourFigure;
  minutes: number;
  why: string;
}

export interface DayHours {
  figures: Record<HourFigure, number>;
  reasons: Reason[];
  /** The person is in, and the worked time still grows. */
  open: boolean;
}

const MINUTE = 60_000;

/** This reckons a day in minutes, and why: each figure is the sum of its reasons. An unpaid shift has none of its own. */
export function dayHours(facts: DayFacts): DayHours {
  const reasons: Reason[] = [];
  const put = (figure: HourFigure, intervals: readonly Interval[], why: string) => {
    for (const one of merged(intervals)) {
      reasons.push({ ...one, figure, why, minutes: minutesOf([one]) });
    }
  };

  const present = presence(facts);
  const there = merged([...present, ...stillIn(facts)]);
  const missed: Interval[] = [];
  const duties = facts.shifts.filter(({ kind }) => kind !== 'onCall');
  const onCall = facts.shifts.filter(({ kind }) => kind === 'onCall');
  const paid = duties.filter((shift) => shift.paid);
  const unpaid = duties.filter((shift) => !shift.paid);
  for (const shift of paid) {
    const { due, excused, banked } = dueOf(shift, facts);
    put('expected', due, shift.name);
    put('excused', excused, absenceWords(facts.absences));
    put('excused', banked, 'Banco de horas');
    const { rest, gaps, over } = breaksOf(shift, { due, present, there });
    put('break', rest, 'Descanso que se descuenta siempre');
    put('break', without(gaps, [...over, ...facts.breaks]), 'Salió y volvió: vale como descanso');
    const worked = without(common(present, [shift]), rest);
    put('worked', worked, `Dentro de ${shift.name}`);
    for (const [figure, interval, why] of missing(shift, { due, over, there }, facts.now)) {
      missed.push(interval);
      put(figure, [interval], why);
    }
    for (const { name, ...holiday } of facts.holidays) {
      put('holiday', common(worked, [holiday]), name);
    }
  }
  const punched = common(facts.breaks, whole(facts.stretches));
  put('break', without(punched, [...missed, ...unpaid]), 'Descanso fichado');

  const outside = without(present, duties);
  const beyond = outside.filter((one) => !tolerated(one, duties));
  const enough = minutesOf(beyond) >= facts.leastExtra;
  for (const one of beyond) {
    const side = sideOf(one, duties);
    if (side) put(side, [one], sideWords(side, enough ? null : facts.leastExtra));
  }
  const extra = enough ? beyond : [];
  for (const { name, ...holiday } of facts.holidays)
    put('extra100', common(extra, [holiday]), name);
  for (const { name, ...double } of facts.doubles) {
    const weekend = without(common(extra, [double]), facts.holidays);
    put('extra100', weekend, `${name} (LCT, art. 201)`);
  }
  const plain = without(extra, facts.doubles);
  put('extra50', without(plain, onCall), 'Fuera de lo planificado, en día hábil');
  put('extra50', common(plain, onCall), 'Trabajado en la guardia pasiva, en día hábil');
  // Only what is paid is paid more by night: what was expected, and overtime that somebody approved.
  const counted = merged([...(isGranted(reasons, facts) ? extra : []), ...common(present, paid)]);
  const breaks = reasons.filter(({ figure }) => figure === 'break');
  put('night', common(without(counted, breaks), facts.nights), 'En horario nocturno');
  const called = [...extra, ...breaks, ...stillIn(facts), ...(facts.elsewhere ?? [])];
  for (const shift of onCall.filter(({ paid, to }) => paid && facts.now >= to)) {
    put(
      'onCall',
      without(dueOf(shift, facts).due, called),
      `A disposición, sin llamados: ${shift.name}`,
    );
  }

  return {
    figures: figuresOf(reasons, facts.rounding),
    reasons,
    open: facts.stretches.some(({ to }) => to === null),
  };
}

/** A decision is about the minutes that the day had then. */
function isGranted(reasons: readonly Reason[], { granted, rounding }: DayFacts): boolean {
  if (granted === null) return false;
  const { extra50, extra100 } = figuresOf(reasons, rounding);
  return granted.extra50 === extra50 && granted.extra100 === extra100;
}

/** This takes the stretches that have an end. */
const whole = (stretches: readonly WorkedStretch[]): Interval[] =>
  stretches.flatMap(({ from, to }) => (to === null ? [] : [{ from, to }]));

const presence = ({ stretches, breaks }: DayFacts): Interval[] => without(whole(stretches), breaks);

/** A person who is in stays until they leave. */
const stillIn = ({ stretches }: DayFacts): Interval[] =>
  stretches.flatMap(({ from, to }) =>
    to === null ? [{ from, to: Number.POSITIVE_INFINITY }] : [],
  );

/** The part of a shift in which one must be there, and the parts that leave and the bank take: half a day is half of what was planned of it. */
function dueOf(shift: ExpectedShift, { absences, banked, shifts }: DayFacts) {
  const planned = shifts.filter(({ kind }) => kind === shift.kind);
  const away = absences.flatMap(({ part }) =>
    part === 'whole' ? [shift] : common([shift], halfOfDay(planned, part)),
  );
  const rest = shift.breakKind === 'none' ? [] : [centred(shift)];
  return {
    due: without([shift], [...away, ...banked, ...rest]),
    excused: without(common([shift], away), rest),
    banked: without(common([shift], banked), [...away, ...rest]),
  };
}

const absenceWords = (absences: DayFacts['absences']) =>
  absences.map(({ label }) => label).join(' y ');

/** This finds the part of a shift that somebody missed beyond what is tolerated. */
function missing(
  shift: ExpectedShift,
  { due, over, there }: Record<'due' | 'over' | 'there', readonly Interval[]>,
  now: number,
): [HourFigure, Interval, string][] {
  const [first, last] = [due[0], due.at(-1)];
  if (!first || !last) return [];
  const ended = now >= shift.to;
  const within = common(there, [{ from: first.from, to: last.to }]);
  const [came, left] = [within[0], within.at(-1)];
  if (!came || !left) {
    return ended ? due.map((one) => ['absent', one, 'Sin fichadas en el turno']) : [];
  }
  const { toleranceIn, toleranceOut } = shift;
  const before = common(due, [{ from: first.from, to: came.from }]);
  const after = common(due, [{ from: left.to, to: last.to }]);
  const late = came.from - first.from > toleranceIn * MINUTE ? before : [];
  const early = ended && last.to - left.to > toleranceOut * MINUTE ? after : [];
  const of = (figure: HourFigure, why: string) => (one: Interval) =>
    [figure, one, why] as [HourFigure, Interval, string];
  return [
    ...late.map(of('late', `Pasados los ${toleranceIn} min de tolerancia`)),
    ...early.map(of('early', `Antes de los ${toleranceOut} min de tolerancia`)),
    ...(ended ? over : []).map(of('absent', awayWords(shift))),
  ];
}

const awayWords = ({ breakKind, breakMinutes }: ExpectedShift) =>
  breakKind === 'none'
    ? 'Salió y volvió dentro del turno'
    : `Afuera más que los ${breakMinutes} min de descanso`;

/** A few minutes on either side of a shift are nobody's overtime. */
const tolerated = (outside: Interval, shifts: readonly ExpectedShift[]): boolean =>
  shifts.some(
    (shift) =>
      (outside.to === shift.from && minutesOf([outside]) <= shift.toleranceIn) ||
      (outside.from === shift.to && minutesOf([outside]) <= shift.toleranceOut),
  );

/** Work beyond a shift lies before or after what was planned; between two shifts it is after the first. */
function sideOf(outside: Interval, shifts: readonly ExpectedShift[]): 'before' | 'after' | null {
  if (shifts.length === 0) return null;
  return shifts.some(({ to }) => to <= outside.from) ? 'after' : 'before';
}

const sideWords = (side: 'before' | 'after', least: number | null) =>
  `${side === 'before' ? 'Antes' : 'Después'} del turno${
    least === null ? '' : `; con menos de ${least} min en el día no hay extras`
  }`;

function figuresOf(reasons: readonly Reason[], rounding: number): Record<HourFigure, number> {
  const figures = { ...none };
  for (const { figure, minutes } of reasons) figures[figure] += minutes;
  for (const name of hourFigureNames) {
    figures[name] = Math.round(figures[name] / rounding) * rounding;
  }
  return figures;
}

const none = Object.fromEntries(hourFigureNames.map((name) => [name, 0])) as Record<
  HourFigure,
  number
>;
