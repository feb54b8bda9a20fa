import Big from 'big.js';
import type { MonthBases } from './basesByMonth';
import type { FrozenRun } from './frozenRun';
import type { AdjustedMonth, AdjustedRecord, PayFacts } from './payFacts';
import type { ReadyConcept } from './payPlan';
import { type ReckonedLine, type ReckonedPay, totalsOf } from './reckonPay';
import { unionTieOf } from './unionTieOf';

/** Pay reads these facts of a record, as they were when a month was paid or as they are known now. */
export const recordOf = ({
  salary,
  salaryBasis,
  category,
  agreement,
  unionTie,
  parts,
}: AdjustedRecord): AdjustedRecord => ({
  ...{ salary, salaryBasis, category, agreement, unionTie, parts },
});

const amountOf = (salary: string | null) => (salary === null ? '' : new Big(salary).toFixed(2));

const sameParts = ({ parts: one = [] }: AdjustedRecord, { parts: other = [] }: AdjustedRecord) =>
  one.length === other.length &&
  one.every(({ from, salary, salaryBasis }, index) => {
    const beside = other[index];
    return (
      from === beside?.from &&
      amountOf(salary) === amountOf(beside.salary) &&
      salaryBasis === beside.salaryBasis
    );
  });

/** Nothing of it was changed since for a day of that month. */
export const sameSalary = (one: AdjustedRecord, other: AdjustedRecord): boolean =>
  sameParts(one, other) &&
  amountOf(one.salary) === amountOf(other.salary) &&
  one.salaryBasis === other.salaryBasis &&
  one.category === other.category &&
  one.agreement === other.agreement &&
  unionTieOf(one) === unionTieOf(other);

export const adjustedMonth = (
  month: Pick<AdjustedMonth, 'period' | 'runs'>,
  before: AdjustedRecord,
  after: AdjustedRecord,
  problem?: string,
): AdjustedMonth => ({
  ...month,
  ...{ before: recordOf(before), after: recordOf(after), lines: [] },
  ...(problem === undefined ? {} : { problem }),
});

/** A raise changes nothing of these: an item that waits is settled once, an order of a court has a ledger of its own, and the next pay puts the tax of the year right. */
const isAdjusted = ({ kind, uses }: ReadyConcept): boolean =>
  kind !== 'informative' &&
  !uses.some(
    (use) => use.kind === 'pending' || use.kind === 'order' || use.function === 'del_anio',
  );

/** Each line has what was paid of a concept in a month, beside what is due now. */
export function adjustedLines(
  plan: readonly ReadyConcept[],
  due: Exclude<ReckonedPay, { problem: string }>,
  paid: Readonly<Record<string, string>>,
  counts = isAdjusted,
): AdjustedMonth['lines'][number][] {
  const amounts = new Map(due.lines.map(({ concept, amount }) => [concept.code, amount]));
  return plan.filter(counts).flatMap(({ id: conceptId, code }) => {
    const [before, after] = [paid[code] ?? '0', amounts.get(code)?.toFixed(2) ?? '0'];
    const none = new Big(before).eq(0) && new Big(after).eq(0);
    return none ? [] : [{ conceptId, code, before, already: '0', after }];
  });
}

/** The difference is left to give for a concept of a month; below zero it is taken back. */
export const differenceOf = ({ before, already, after }: AdjustedMonth['lines'][number]): Big =>
  new Big(after).minus(before).minus(already).round(2);

/** Months without a difference are no part of what is adjusted; null where none is left. */
export function withDifferences(months: readonly AdjustedMonth[]): AdjustedMonth[] | null {
  const left = months.flatMap((month) => {
    const lines = month.lines.filter((line) => !differenceOf(line).eq(0));
    return lines.length > 0 || month.problem !== undefined ? [{ ...month, lines }] : [];
  });
  return left.length > 0 ? left : null;
}

/** Makes somebody's adjustment, or completes their month: a line for each month and concept, and nothing else is reckoned on them. */
export function reckonAdjustment(
  { adjusts = [] }: PayFacts,
  { concepts }: Pick<FrozenRun, 'concepts'>,
): ReckonedPay {
  const problem = adjusts.find((month) => month.problem !== undefined)?.problem;
  if (problem !== undefined) return { problem };
  const known = new Map(concepts.map((concept) => [concept.id, concept]));
  const lines = adjusts.flatMap(({ period, paid, lines: own }) =>
    own.flatMap((line): ReckonedLine[] => {
      const concept = known.get(line.conceptId);
      if (!concept) throw new Error('an adjusted concept is kept with its run');
      const ready = {
        ...concept,
        ready: {},
        reads: new Set<string>(),
        uses: [],
        words: new Set<string>(),
        byParts: false,
      };
      const amount = differenceOf(line);
      return amount.eq(0)
        ? []
        : [
            {
              ...{ concept: ready, quantity: null, rate: null, amount },
              // A run that completes a month is of that month, as its own run is.
              ...(paid ? {} : { ofPeriod: period }),
            },
          ];
    }),
  );
  const bases = new Map<string, Big>();
  for (const { concept, amount } of lines)
    for (const base of concept.bases) bases.set(base, (bases.get(base) ?? new Big(0)).plus(amount));
  const shown = lines.toSorted(
    ({ concept: a, ofPeriod: one = '' }, { concept: b, ofPeriod: other = '' }) =>
      one < other ? -1 : one > other ? 1 : a.position - b.position || (a.code < b.code ? -1 : 1),
  );
  return {
    lines: shown,
    totals: totalsOf(lines),
    bases,
    items: [],
    withheld: new Map(),
    unconsented: [],
  };
}

/** This sums each base by the month that was adjusted. */
export function adjustedBases(lines: readonly ReckonedLine[]): MonthBases {
  const months: MonthBases = {};
  for (const { concept, amount, ofPeriod } of lines) {
    if (ofPeriod === undefined) continue;
    const own = months[ofPeriod] ?? {};
    for (const base of concept.bases) own[base] = amount.plus(own[base] ?? 0).toFixed(2);
    months[ofPeriod] = own;
  }
  return months;
}
