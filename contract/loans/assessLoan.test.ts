import { type AskedLoan, assessLoan } from './assessLoan';
import type { LoanTerms } from './loan';

const rules = {
  maxAmount: null,
  maxSalaries: null,
  minServiceMonths: 0,
  maxInstalments: 12,
  source: '',
};
const terms: LoanTerms = {
  types: [
    { ...rules, id: 1, name: 'Anticipo', kind: 'advance', maxInstalments: 1 },
    { ...rules, id: 2, name: 'Préstamo', kind: 'loan', maxSalaries: '2', minServiceMonths: 6 },
  ],
  pay: '1000000.00',
  serviceMonths: 24,
  openTypeIds: [],
  committed: [],
  firstPeriods: ['2026-12', '2027-01', '2027-02', '2027-03'],
  advanceLimit: '50',
  deductionLimit: '20',
};
const loan: AskedLoan = { typeId: 2, amount: '1200000.00', instalments: 6, firstPeriod: '2026-12' };
const advance: AskedLoan = {
  typeId: 1,
  amount: '500000.00',
  instalments: 1,
  firstPeriod: '2026-12',
};
const codes = (asked: AskedLoan, more: Partial<LoanTerms> = {}) =>
  assessLoan({ ...terms, ...more }, asked).refusals.map(({ code }) => code);

test('what fits exactly is asked for, and a cent more is not', () => {
  expect(codes(loan)).toEqual([]);
  expect(codes({ ...loan, amount: '1200000.06' })).toEqual(['deductionLimit']);
  expect(codes(advance)).toEqual([]);
  expect(codes({ ...advance, amount: '500000.01' })).toEqual(['advanceLimit']);
});

test('what is owed of a month already counts, each kind against its own limit', () => {
  const owed = { period: '2027-03', kind: 'loan', amount: '0.01' } as const;
  const { refusals } = assessLoan({ ...terms, committed: [owed] }, loan);
  expect(refusals).toEqual([
    expect.objectContaining({
      code: 'deductionLimit',
      source: 'LCT, art. 133',
      text: expect.stringContaining('En marzo de 2027 te quedan $\u00a0199.999,99'),
    }),
  ]);
  expect(codes(advance, { committed: [{ ...owed, period: '2026-12' }] })).toEqual([]);
  expect(codes(loan, { committed: [{ ...owed, period: '2027-06' }] })).toEqual([]);
});

test('each limit of its type is said, and so is what is missing of the person', () => {
  expect(codes({ ...loan, instalments: 13 })).toEqual(['instalments']);
  expect(codes({ ...loan, amount: '2000000.01', instalments: 12 })).toEqual(['salaries']);
  expect(codes(loan, { serviceMonths: 5 })).toEqual(['service']);
  expect(codes(loan, { openTypeIds: [2] })).toEqual(['another']);
  expect(codes({ ...loan, firstPeriod: '2026-11' })).toEqual(['firstPeriod']);
  expect(codes(loan, { pay: null })).toEqual(['noPay']);
  expect(codes({ ...loan, typeId: 9 })).toEqual(['noType']);
  expect(codes({ ...loan, amount: '0.05' })).toEqual(['noAmount']);
});
