import Big from 'big.js';
import type { BookBases, BookPerson } from './salaryBook';

/** A run's people, in the order in which the month paid them. */
export interface ToldRun {
  id: number;
  /** SAC is paid for no day of its own. */
  ofDays: boolean;
  people: readonly BookPerson[];
}

const MONTH_DAYS = 30;
const MOST_HOURS = 999;
const none = new Big(0);

/** The bases of two runs of somebody's month; a deduction of any is taken off the sum of both. */
export function basesTogether(own: BookBases, more: BookBases): BookBases {
  const sum = (name: keyof BookBases) => new Big(own[name]).plus(more[name]);
  const [employer, deduction] = [sum('employer'), sum('deduction')];
  const left = employer.minus(deduction);
  return {
    pension: sum('pension').toFixed(2),
    employer: employer.toFixed(2),
    health: sum('health').toFixed(2),
    employerHealth: sum('employerHealth').toFixed(2),
    insurance: sum('insurance').toFixed(2),
    deduction: deduction.toFixed(2),
    reduced: (deduction.gt(0) && left.gt(0) ? left : none).toFixed(2),
  };
}

const together = (own: BookPerson, more: BookPerson): BookPerson => ({
  // How somebody is known, and where the money goes, is as the last run tells it.
  ...more,
  days: Math.min(MONTH_DAYS, own.days + more.days),
  byHours: own.byHours || more.byHours,
  hours: Math.min(MOST_HOURS, own.hours + more.hours),
  lines: [...own.lines, ...more.lines],
  gross: new Big(own.gross).plus(more.gross).toFixed(2),
  bases: basesTogether(own.bases, more.bases),
});

export interface MonthOfPerson {
  person: BookPerson;
  /** The last run that pays somebody carries the statement of their month. */
  lastRun: number;
}

/** Everything that the runs of a month tell of somebody, by CUIL: each run's bases are what earlier ones left of the caps. */
export function monthOfPeople(runs: readonly ToldRun[]): Map<string, MonthOfPerson> {
  const found = new Map<string, MonthOfPerson>();
  for (const { id, ofDays, people } of runs) {
    for (const paid of people) {
      const person = ofDays ? paid : { ...paid, days: 0 };
      const before = found.get(paid.cuil)?.person;
      found.set(paid.cuil, { person: before ? together(before, person) : person, lastRun: id });
    }
  }
  return found;
}
