import { addYears, type Day, eachDay, weekday, yearOf } from '../../engine/time/days';
import type { LeaveFigures } from './leaveFigures';

type Steps = Pick<
  LeaveFigures,
  'daysFromStart' | 'daysFromFive' | 'daysFromTen' | 'daysFromTwenty'
>;

/** The rule that gives the figure: the whole leave of a seniority, or so many days for those worked. */
export type EntitlementRule = '150a' | '150b' | '150c' | '150d' | '153';

/** Everything that a figure needs to explain itself years later. */
export interface Entitlement {
  days: number;
  rule: EntitlementRule;
  hireDate: Day;
  /** Seniority is counted here. */
  at: Day;
  years: number;
  months: number;
  /** Working days of the year, and those of them that count as worked. */
  workingDays: number;
  workedDays: number;
  workedPerDay: number;
}

/** Whole years and months from a hire to a day. */
export function seniorityAt(hireDate: Day, at: Day): { years: number; months: number } {
  if (at < hireDate) return { years: 0, months: 0 };
  let years = yearOf(at) - yearOf(hireDate);
  if (addYears(hireDate, years) > at) years -= 1;
  const since = addYears(hireDate, years);
  let months =
    (yearOf(at) - yearOf(since)) * 12 + Number(at.slice(5, 7)) - Number(since.slice(5, 7));
  if (at.slice(8) < since.slice(8)) months -= 1;
  return { years, months };
}

/** Five years to the day do not exceed five years: art. 150 says "no exceda". */
export function seniorityStep(hireDate: Day, at: Day, figures: Steps) {
  const exceeds = (years: number) => at > addYears(hireDate, years);
  if (exceeds(20)) return { rule: '150d' as const, days: figures.daysFromTwenty };
  if (exceeds(10)) return { rule: '150c' as const, days: figures.daysFromTen };
  if (exceeds(5)) return { rule: '150b' as const, days: figures.daysFromFive };
  return { rule: '150a' as const, days: figures.daysFromStart };
}

/** Art. 151 counts a public holiday on which one would have worked as a working day: only the week matters. */
export const workingDaysBetween = (from: Day, to: Day, weekDays: number): number =>
  eachDay(from, to).filter((day) => weekday(day) <= weekDays).length;

export interface Worker {
  hireDate: Day;
  leaveDate: Day | null;
  /** Days of leave without pay by one's own wish: the only absence that art. 152 does not count as worked. */
  notWorked: readonly { from: Day; to: Day }[];
}

function workedDaysOf({ hireDate, leaveDate, notWorked }: Worker, year: number, weekDays: number) {
  const start = `${year}-01-01`;
  const end = `${year}-12-31`;
  const from = hireDate > start ? hireDate : start;
  const to = leaveDate && leaveDate < end ? leaveDate : end;
  const away = notWorked.reduce((sum, gone) => {
    const since = gone.from > from ? gone.from : from;
    const until = gone.to < to ? gone.to : to;
    return sum + workingDaysBetween(since, until, weekDays);
  }, 0);
  return Math.max(0, workingDaysBetween(from, to, weekDays) - away);
}

/** The days of leave that a year gives: arts. 150, 151 and 153. */
export function entitlementOf(worker: Worker, year: number, figures: LeaveFigures): Entitlement {
  const { weekDays, workedPerDay } = figures;
  const at = `${year}-12-31`;
  const workingDays = workingDaysBetween(`${year}-01-01`, at, weekDays);
  const workedDays = workedDaysOf(worker, year, weekDays);
  const step = seniorityStep(worker.hireDate, at, figures);
  const enough = workedDays * 2 >= workingDays;
  const proportional = Math.min(step.days, Math.floor(workedDays / Math.max(1, workedPerDay)));
  return {
    days: enough ? step.days : proportional,
    rule: enough ? step.rule : '153',
    hireDate: worker.hireDate,
    at,
    ...seniorityAt(worker.hireDate, at),
    workingDays,
    workedDays,
    workedPerDay,
  };
}
