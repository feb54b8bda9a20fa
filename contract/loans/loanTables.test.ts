import { type AskedLoan, assessLoan } from './assessLoan';
import type { LoanTerms } from './loan';
import { planInstalments } from './loanPlan';

/** Reckoned by long division, outside of this program: principal, how many, each, and the last with what is left over. */
const instalments = [
  ['100000.00', 3, '33333.33', '33333.34'],
  ['1000.00', 7, '142.85', '142.90'],
  ['0.05', 5, '0.01', '0.01'],
  ['999999.99', 12, '83333.33', '83333.36'],
  ['250000.00', 1, '250000.00', '250000.00'],
  ['123456.78', 11, '11223.34', '11223.38'],
  ['10000000000.00', 60, '166666666.66', '166666667.06'],
  ['100.01', 60, '1.66', '2.07'],
] as const;

test.each(instalments)('%s in %d instalments is %s each, the last %s', (amount, n, each, last) => {
  expect(planInstalments(amount, n, '2026-11').map((one) => one.amount)).toEqual([
    ...Array.from({ length: n - 1 }, () => each),
    last,
  ]);
});

const rules = {
  maxAmount: null,
  maxSalaries: null,
  minServiceMonths: 0,
  maxInstalments: 60,
  source: '',
};
const termsOf = (pay: string, more: Partial<LoanTerms>): LoanTerms => ({
  types: [
    { ...rules, id: 1, name: 'Anticipo', kind: 'advance' },
    { ...rules, id: 2, name: 'Préstamo', kind: 'loan' },
  ],
  pay,
  serviceMonths: 24,
  openTypeIds: [],
  committed: [],
  firstPeriods: ['2026-12'],
  advanceLimit: '50',
  deductionLimit: '20',
  ...more,
});
const refused = (terms: LoanTerms, more: Partial<AskedLoan>) =>
  assessLoan(terms, {
    typeId: 2,
    amount: '0.00',
    instalments: 1,
    firstPeriod: '2026-12',
    ...more,
  }).refusals.map(({ code }) => code);

/** Pay, percent, what a month may take at the most, and a cent more. */
const limits = [
  ['1000000.00', '50', '500000.00', '500000.01'],
  ['1000000.00', '20', '200000.00', '200000.01'],
  ['1000000.01', '50', '500000.00', '500000.01'],
  ['987654.33', '50', '493827.16', '493827.17'],
  ['987654.33', '20', '197530.86', '197530.87'],
  ['987654.33', '12.5', '123456.79', '123456.80'],
  ['412345.67', '50', '206172.83', '206172.84'],
  ['412345.67', '20', '82469.13', '82469.14'],
  ['3333333.33', '20', '666666.66', '666666.67'],
  ['3333333.33', '10', '333333.33', '333333.34'],
] as const;

test.each(limits)('of %s, %s %% lets %s be taken and not %s', (pay, percent, most, more) => {
  const advances = termsOf(pay, { advanceLimit: percent });
  expect(refused(advances, { typeId: 1, amount: most })).toEqual([]);
  expect(refused(advances, { typeId: 1, amount: more })).toEqual(['advanceLimit']);
  const loans = termsOf(pay, { deductionLimit: percent });
  expect(refused(loans, { amount: most })).toEqual([]);
  expect(refused(loans, { amount: more })).toEqual(['deductionLimit']);
});

/**
 * The pay is 987654.33, the limit 20 %, in two instalments: what each month owes already, the most that fits, and what
 * no longer does. The second month takes an odd cent.
 */
const owed = [
  [['2026-12', '50000.10'], '295061.53', '295061.54'],
  [['2027-01', '50000.10'], '295061.52', '295061.53'],
  [['2027-02', '197530.86'], '395061.72', '395061.73'],
  [['2026-12', '197530.86'], null, '0.02'],
] as const;

test.each(owed)('with %p owed already, %s fits and %s does not', ([period, amount], fits, over) => {
  const terms = termsOf('987654.33', { committed: [{ period, kind: 'loan', amount }] });
  if (fits) expect(refused(terms, { amount: fits, instalments: 2 })).toEqual([]);
  expect(refused(terms, { amount: over, instalments: 2 })).toEqual(['deductionLimit']);
});
