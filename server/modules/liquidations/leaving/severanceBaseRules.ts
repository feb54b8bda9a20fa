import type { MonthReason, SeveranceBase, YearPart } from '@contract/liquidations/severance';
import Big from 'big.js';
import { periodSpan } from '../payPeriods';
import { monthsBefore } from './monthsBefore';
import { isSuspendedOn, severanceTextOn } from './severanceTextRules';

/** A line has all that a concept came to for somebody in a month. */
export interface YearLine {
  period: string;
  code: string;
  name: string;
  part: YearPart;
  amount: string;
}

export interface LeaverYear {
  hireDate: string;
  lastDay: string;
  owed: boolean;
  /** The month of the run, which is the last of the twelve. */
  period: string;
  lines: readonly YearLine[];
  /** The base of SAC of each month, as its runs kept it. */
  bases: Readonly<Record<string, string>>;
  /** A concept is habitual if so many months have it. */
  habitualMonths: number;
  /** The shorter of the two averages has so many months. */
  averageMonths: number;
}

type Month = SeveranceBase['months'][number];

const MONTHS = 12;
const none = new Big(0);
const sum = (lines: readonly YearLine[]) =>
  lines.reduce((total, { amount }) => total.plus(amount), none);
const highest = (months: readonly Month[]) =>
  months
    .filter(({ counts }) => counts)
    .reduce<Month | null>(
      (best, month) => (best && new Big(best.fixed).gte(month.fixed) ? best : month),
      null,
    );

const periodsOf = (period: string) =>
  Array.from({ length: MONTHS }, (_, index) => monthsBefore(period, MONTHS - 1 - index));

const mark = (months: readonly Month[]) => {
  const best = highest(months);
  return {
    months: months.map((month) => ({ ...month, best: month === best })),
    best: best?.fixed ?? '0.00',
  };
};

/** Older texts take the best of the months that were paid, with all that counts for SAC. */
function bestOfAll({ period, bases }: LeaverYear) {
  const months = periodsOf(period).map((of): Month => {
    const paid = bases[of];
    return {
      period: of,
      fixed: new Big(paid ?? 0).toFixed(2),
      variable: '0.00',
      leftOut: '0.00',
      counts: paid !== undefined,
      best: false,
      reasons: paid === undefined ? ['unpaid'] : [],
    };
  });
  const marked = mark(months);
  return {
    ...marked,
    concepts: [],
    habitualMonths: null,
    fewMonths: false,
    averages: [],
    amount: marked.best,
  };
}

interface Habits {
  months: ReadonlyMap<string, number>;
  few: boolean;
  isHabitual: (code: string) => boolean;
}

/** This counts the months in which each concept was paid; what takes off is no payment. */
function habitsOf(year: LeaverYear, lines: readonly YearLine[]): Habits {
  const months = new Map<string, number>();
  for (const code of new Set(lines.map((line) => line.code))) {
    const paid = lines.filter((line) => line.code === code && new Big(line.amount).gt(0));
    months.set(code, new Set(paid.map(({ period }) => period)).size);
  }
  const worked = lines.filter(({ part }) => part !== 'vacation');
  const few = new Set(worked.map(({ period }) => period)).size < year.habitualMonths;
  return {
    months,
    few,
    isHabitual: (code) => few || (months.get(code) ?? 0) >= year.habitualMonths,
  };
}

/** A line below nothing takes off what was not worked, however seldom that was. */
const enters = ({ isHabitual }: Habits, { code, amount }: YearLine) =>
  isHabitual(code) || new Big(amount).lt(0);

function monthOf(
  { hireDate, lastDay }: LeaverYear,
  of: string,
  own: readonly YearLine[],
  habits: Habits,
): Month {
  const fixed = own.filter(({ part }) => part === 'fixed');
  const counted = fixed.filter((line) => enters(habits, line));
  const left = fixed.filter((line) => !enters(habits, line));
  const variable = own.filter(({ part }) => part === 'variable');
  const vacation = own.filter(({ part }) => part === 'vacation');
  const { from, to } = periodSpan(of);
  const worked = fixed.length + variable.length > 0;
  const found: Record<MonthReason, boolean> = {
    unpaid: own.length === 0,
    incomplete: own.length > 0 && (hireDate > from || lastDay < to),
    onlyVacation: own.length > 0 && !worked,
    vacation: worked && vacation.length > 0,
    notHabitual: left.length > 0,
    less: counted.some(({ amount }) => new Big(amount).lt(0)),
  };
  return {
    period: of,
    fixed: sum(counted).toFixed(2),
    variable: sum(variable).toFixed(2),
    leftOut: sum([...left, ...vacation]).toFixed(2),
    counts: worked && !found.incomplete,
    best: false,
    reasons: (Object.keys(found) as MonthReason[]).filter((reason) => found[reason]),
  };
}

/** A person who never had a whole month is owed by what there is. */
const orIncomplete = (months: readonly Month[]): readonly Month[] =>
  months.some(({ counts }) => counts)
    ? months
    : months.map((month) => ({
        ...month,
        counts: !month.reasons.some((one) => one === 'unpaid' || one === 'onlyVacation'),
      }));

function averagesOf(months: readonly Month[], short: number): SeveranceBase['averages'] {
  const counted = months.filter(({ counts }) => counts);
  const [six, year] = [counted.slice(-short), counted].map((some) => ({
    months: some.length,
    amount: some.reduce((total, { variable }) => total.plus(variable), none).div(some.length || 1),
  }));
  if (!six || !year) return [];
  const better = year.amount.gt(six.amount) ? year : six;
  return [six, year].map((one) => ({
    months: one.months,
    amount: one.amount.toFixed(2),
    taken: one === better,
  }));
}

/** Ley 27.802 takes the best month of what is fixed and habitual, and the better average of what varies. */
function bestOfHabitual(year: LeaverYear) {
  const periods = periodsOf(year.period);
  const lines = year.lines.filter(({ period }) => periods.includes(period));
  const habits = habitsOf(year, lines);
  const each = periods.map((of) =>
    monthOf(
      year,
      of,
      lines.filter(({ period }) => period === of),
      habits,
    ),
  );
  const marked = mark(orIncomplete(each));
  const averages = averagesOf(marked.months, year.averageMonths);
  const variable = averages.find(({ taken }) => taken)?.amount ?? '0';
  const byCode = new Map(lines.map((line) => [line.code, line]));
  return {
    ...marked,
    concepts: [...byCode.values()].map(({ code, name, part }) => ({
      ...{ code, name, part, months: habits.months.get(code) ?? 0 },
      counts:
        part === 'variable' ||
        (part === 'fixed' && (habits.isHabitual(code) || !habits.months.get(code))),
    })),
    habitualMonths: year.habitualMonths,
    fewMonths: habits.few,
    averages,
    amount: new Big(marked.best).plus(variable).toFixed(2),
  };
}

/** This reckons the base of the last twelve months, by the text of art. 245 that rules on the last day. */
export function reckonSeverance(year: LeaverYear): SeveranceBase {
  const text = severanceTextOn(year.lastDay);
  const isNew = text === 'modernisation';
  return {
    text,
    lastDay: year.lastDay,
    owed: year.owed,
    suspended: isSuspendedOn(year.lastDay),
    ...(isNew ? bestOfHabitual(year) : bestOfAll(year)),
  };
}
