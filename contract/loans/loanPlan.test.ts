import { centsOf, fromCents, monthAfter, planInstalments } from './loanPlan';

test('instalments sum exactly the amount, whatever it is, with the remainder in the last', () => {
  for (let round = 1; round <= 2000; round += 1) {
    const cents = ((round * 7_919_317) % 99_999_999) + 60;
    const count = (round % 60) + 1;
    const plan = planInstalments(fromCents(cents), count, '2026-12');
    expect(plan.reduce((sum, { amount }) => sum + centsOf(amount), 0)).toBe(cents);
    const [first] = plan;
    expect(plan.slice(0, -1).every(({ amount }) => amount === first?.amount)).toBe(true);
    expect(centsOf(plan.at(-1)?.amount ?? '')).toBeGreaterThanOrEqual(centsOf(first?.amount ?? ''));
  }
});

test('one a month, over the end of the year', () => {
  expect(planInstalments('100000.00', 3, '2026-11')).toEqual([
    { number: 1, period: '2026-11', amount: '33333.33' },
    { number: 2, period: '2026-12', amount: '33333.33' },
    { number: 3, period: '2027-01', amount: '33333.34' },
  ]);
  expect([monthAfter('2026-12', 0), monthAfter('2026-12', 13)]).toEqual(['2026-12', '2028-01']);
});
