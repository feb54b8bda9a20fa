import { addDays } from '../../engine/time/days';
import { employedDays, monthDays } from './payDays';
import type { PaidSpan, PayFacts, PayFigures, SalaryPart } from './payFacts';

export type HeldSalary = Pick<SalaryPart, 'salary' | 'salaryBasis'>;

/** A salary, and the day from which it holds. */
export interface DatedSalary extends HeldSalary {
  from: string;
}

const isSame = (one: HeldSalary, other: HeldSalary) =>
  one.salary === other.salary && one.salaryBasis === other.salaryBasis;

/** The salaries of some days in their order, without days of before somebody came or after they left; before the first change the first one holds. */
export function spansOfSalary(
  changes: readonly DatedSalary[],
  { from, to }: PaidSpan,
  employed: Pick<PayFacts, 'hireDate' | 'leaveDate'>,
): (PaidSpan & HeldSalary)[] {
  const spans: (PaidSpan & HeldSalary)[] = [];
  for (const [index, { from: day, salary, salaryBasis }] of changes.entries()) {
    const next = changes[index + 1];
    const first = index === 0 || day < from ? from : day;
    const last = next && next.from <= to ? addDays(next.from, -1) : to;
    if (day > to || last < from || last < first) continue;
    const before = spans.at(-1);
    if (before && isSame(before, { salary, salaryBasis })) before.to = last;
    else spans.push({ from: first, to: last, salary, salaryBasis });
  }
  return spans.filter((span) => employedDays(employed, span) > 0);
}

/** A month has 30 days, whatever the calendar says: each part has its days, and the last one what is left of the 30. */
function partDays(parts: readonly SalaryPart[], facts: PayFacts, figures: PayFigures): number[] {
  const all = monthDays(facts, figures);
  let left = all;
  return parts.map((part, index) => {
    const days = index === parts.length - 1 ? left : Math.min(left, employedDays(facts, part));
    left -= days;
    return days;
  });
}

export interface PartFacts {
  part: SalaryPart;
  /** All of their days, with the salary of the part. */
  of: PayFacts;
  /** The days of the part alone. */
  within: PayFacts;
}

/** This gives a person's facts in each part of a run in which their salary changed. */
export function factsOfParts(facts: PayFacts, figures: PayFigures): PartFacts[] {
  const { parts = [] } = facts;
  const days = partDays(parts, facts, figures);
  return parts.map((part, index) => {
    const { salary, salaryBasis, amounts, from, to } = part;
    const of = { ...facts, salary, salaryBasis };
    return { part, of, within: { ...of, amounts, within: { from, to, days: days[index] ?? 0 } } };
  });
}
