import Big from 'big.js';
import { monthsOfYear, raised, scaled, spread } from './raiseRules';
import { reckonPay } from './reckonPay';
import { factsOf, figures, planFor } from './testing/payCase';

test('a raise of pesos a month leaves out who is paid by the day or by the hour', () => {
  expect(raised(factsOf({}), 'amount', '50000')?.salary).toBe('900000.00');
  expect(raised(factsOf({ salaryBasis: 'hourly' }), 'amount', '50000')).toBeNull();
  expect(
    raised(factsOf({ salaryBasis: 'hourly', salary: '5120.40' }), 'percent', '8')?.salary,
  ).toBe('5530.03');
  expect(raised(factsOf({ salary: null }), 'percent', '8')).toBeNull();
});

// Printed by scripts/pay/cases.py.
test.each([
  ['percent', '8', ['1113840.00', '211629.60', '902210.40']],
  ['amount', '75000', ['1122333.33', '213243.34', '909089.99']],
] as const)('a raise of %s %s', (kind, value, expected) => {
  const facts = raised(factsOf({}), kind, value);
  const pay = facts && reckonPay(planFor('monthly'), facts, figures);
  if (!pay || pay.problem !== undefined) throw new Error('they are paid');
  const { remunerative, deductions, net } = pay.totals;
  expect([remunerative, deductions, net].map((sum) => sum.toFixed(2))).toEqual(expected);
});

test('a sample is spread over all, without repeating anybody, and stands for all of them', () => {
  const all = Array.from({ length: 10_000 }, (_, index) => index);
  const some = spread(all, 2000);
  expect(new Set(some).size).toBe(2000);
  expect(some.at(-1)).toBe(9995);
  expect(spread(all, 20_000)).toEqual(all);
  expect(scaled(new Big('100.10'), { people: 10_000, sampled: 2000 }).toFixed(2)).toBe('500.50');
  expect(scaled(new Big('100.10'), { people: 3, sampled: 3 }).toFixed(2)).toBe('100.10');
});

test('a raise of November costs its year two months, and one of January twelve', () => {
  expect([monthsOfYear('2026-11'), monthsOfYear('2027-01')]).toEqual([2, 12]);
});
