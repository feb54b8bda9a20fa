import Big from 'big.js';
import {
  adjustedBases,
  adjustedLines,
  adjustedMonth,
  reckonAdjustment,
  sameSalary,
  withDifferences,
} from './adjustmentRules';
import type { AdjustedMonth, PayFacts } from './payFacts';
import { type ReckonedPay, reckonPay } from './reckonPay';
import { factsOf, figures, library, planFor } from './testing/payCase';

const plan = planFor('monthly');

function reckoned(facts: PayFacts): Exclude<ReckonedPay, { problem: string }> {
  const pay = reckonPay(plan, facts, figures);
  if (pay.problem !== undefined) throw new Error(pay.problem);
  return pay;
}

const paidOf = (facts: PayFacts) =>
  Object.fromEntries(
    reckoned(facts).lines.map(({ concept, amount }) => [concept.code, amount.toFixed(2)]),
  );

/** A month as it was paid, and with another salary. */
function month(period: string, facts: Partial<PayFacts>, salary: string): AdjustedMonth {
  const [before, after] = [factsOf(facts), factsOf({ ...facts, salary })];
  const runs = [{ id: 1, rowId: 1, title: period }];
  const lines = adjustedLines(plan, reckoned(after), paidOf(before));
  return { ...adjustedMonth({ period, runs }, before, after), lines };
}

function adjustment(adjusts: readonly AdjustedMonth[]) {
  const pay = reckonAdjustment(factsOf({ adjusts }), { concepts: library });
  if (pay.problem !== undefined) throw new Error(pay.problem);
  return pay;
}

const shown = ({ totals }: ReturnType<typeof adjustment>) => [
  totals.remunerative.toFixed(2),
  totals.deductions.toFixed(2),
  totals.net.toFixed(2),
];

const raised = [
  month('2026-08', {}, '918000.00'),
  month('2026-09', { amounts: { 'hours.extra50': 450 } }, '918000.00'),
  month('2026-10', { amounts: { 'news.unpaidDays': 2 } }, '918000.00'),
];
const dear = { salary: '2900000.00', hireDate: '2026-05-20' };

// The three figures of each are printed by scripts/pay/cases.py, which shares nothing with the program.
test.each<[string, AdjustedMonth[], string[]]>([
  ['three months raised by 8 per cent', raised, ['239921.01', '45585.00', '194336.01']],
  [
    'two months raised beyond the cap',
    [
      month('2026-09', dear, '3132000.00'),
      month('2026-10', { ...dear, amounts: { 'leave.VAC': 7 } }, '3132000.00'),
    ],
    ['514395.56', '20204.58', '494190.98'],
  ],
])('%s', (_name, months, expected) => {
  expect(shown(adjustment(months))).toEqual(expected);
});

test('with it each month comes to what it would have been, and what another adjustment gave is not given again', () => {
  const given = adjustment(raised);
  const later = raised.map((one) => ({
    ...one,
    lines: one.lines.map((line) => ({ ...line, already: sumOf(given, one.period, line.code) })),
  }));
  expect(withDifferences(later)).toBeNull();
  for (const { period, lines } of raised) {
    for (const { code, before, after } of lines) {
      expect(new Big(before).plus(sumOf(given, period, code)).toFixed(2)).toBe(
        new Big(after).toFixed(2),
      );
    }
  }
  // Called off, the raise takes back what it gave.
  const off = later.map((one) => ({
    ...one,
    lines: one.lines.map((line) => ({ ...line, after: line.before })),
  }));
  expect(adjustment(off).totals.net.toFixed(2)).toBe(given.totals.net.neg().toFixed(2));
});

test('what looks back finds each month raised in its own', () => {
  const { lines, bases } = adjustment(raised);
  const months = adjustedBases(lines);
  expect(Object.keys(months)).toEqual(['2026-08', '2026-09', '2026-10']);
  const sum = Object.values(months).reduce((all, { sac = '0' }) => all.plus(sac), new Big(0));
  expect(sum.toFixed(2)).toBe(bases.get('sac')?.toFixed(2));
});

test('neither a loan nor an expense is taken or paid again with a raise', () => {
  const due = [{ id: 1, kind: 'loan', amount: '190000.00', label: 'Cuota', path: '/loans/1' }];
  // Too much for the pay that was, it would fit in the one that is due.
  const facts = { due: due as unknown as PayFacts['due'] };
  const { lines } = month('2026-10', facts, '1200000.00');
  expect(lines.map(({ code }) => code)).not.toContain('PRESTAMOS');
});

function sumOf({ lines }: ReturnType<typeof adjustment>, period: string, of: string): string {
  const found = lines.find(({ concept, ofPeriod }) => ofPeriod === period && concept.code === of);
  return found?.amount.toFixed(2) ?? '0';
}

test('another tie to the union is a change of a month that was paid; a run of before says none, and is none', () => {
  const member = factsOf({ unionTie: 'member' });
  expect(sameSalary(member, factsOf({ unionTie: 'none' }))).toBe(false);
  expect(sameSalary(factsOf({}), member)).toBe(true);
  expect(
    sameSalary(factsOf({ agreement: null }), factsOf({ agreement: null, unionTie: 'none' })),
  ).toBe(true);
  const [before, after] = [member, factsOf({ unionTie: 'solidarity' })];
  const lines = adjustedLines(plan, reckoned(after), paidOf(before));
  const union = lines.filter(({ code }) => code === 'SINDICATO' || code === 'APORTE_SOLIDARIO');
  expect(union.map(({ code, before: was, after: is }) => [code, was, is])).toEqual([
    ['SINDICATO', '20626.67', '0'],
    ['APORTE_SOLIDARIO', '0', '20626.67'],
  ]);
});
