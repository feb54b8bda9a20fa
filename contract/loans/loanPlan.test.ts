import { centsOf, fromCents, monthAfter, partOfCents, planInstalments } from './loanPlan';

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

test('an amount is read by its figures, whatever comes after the point', () => {
  expect(['0.01', '-0.29', '1.005', '1.0049', '7', '', '999999999999.99'].map(centsOf)).toEqual([
    ...[1, -29, 101, 100, 700, 0, 99_999_999_999_999],
  ]);
  let cents = 7;
  for (let turn = 0; turn < 5000; turn += 1) {
    cents = (cents * 7_919_317 + turn) % 99_999_999_999_999;
    // The figures of an amount are its cents once its point is left out.
    const text = String(cents).padStart(3, '0');
    const amount = `${text.slice(0, -2)}.${text.slice(-2)}`;
    expect([amount, centsOf(amount), fromCents(cents)]).toEqual([amount, cents, amount]);
  }
});

test('so many per cent of an amount has no part of a cent, and loses none', () => {
  // Binary fractions make 229.99 of 1.15 per cent of 20,000 cents.
  expect([partOfCents(20_000, '1.15'), partOfCents(98_765_433, '50')]).toEqual([230, 49_382_716]);
  for (let turn = 1; turn < 5000; turn += 1) {
    const cents = (turn * 104_729_003) % 900_000_000;
    const hundredths = (turn * 37) % 10_001;
    const percent = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
    const expected = BigInt(cents * hundredths) / 10_000n;
    expect([turn, partOfCents(cents, percent)]).toEqual([turn, Number(expected)]);
  }
});
