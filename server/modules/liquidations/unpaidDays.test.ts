import { noHistory, type PayFacts } from './payFacts';
import { reckonPay } from './reckonPay';
import { factsOf, figures, planFor } from './testing/payCase';

const plans = { monthly: planFor('monthly'), sac: planFor('sac') };

function amountsOf(kind: keyof typeof plans, facts: PayFacts, period = figures.period) {
  const pay = reckonPay(plans[kind], facts, { ...figures, period, kind });
  if (pay.problem !== undefined) throw new Error(pay.problem);
  const lines = pay.lines.map(({ concept, amount }) => [concept.code, amount.toFixed(2)] as const);
  return new Map(lines);
}

const money = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
/** Whole numbers only: half a cent and more up. */
const rounded = (over: bigint, under: bigint) => (2n * over + under) / (2n * under);

test('a month without pay leaves nothing of it, seniority included', () => {
  const facts = factsOf({ salary: '1000000.00', amounts: { 'news.unpaidDays': 30 } });
  const pay = reckonPay(plans.monthly, facts, figures);
  if (pay.problem !== undefined) throw new Error(pay.problem);
  expect([pay.totals.remunerative.toFixed(2), pay.totals.net.toFixed(2)]).toEqual(['0.00', '0.00']);
});

test('seniority is of what is left of the month, whatever the days without pay', () => {
  let salary = 85_000_000n;
  for (let turn = 0n; turn < 200n; turn += 1n) {
    salary = 30_000_000n + ((salary * 31n + turn * 7_919n) % 400_000_000n);
    const [days, years] = [turn % 31n, 1n + (turn % 29n)];
    const facts = factsOf({
      salary: money(salary),
      hireDate: `${2026n - years}-05-20`,
      amounts: { 'news.unpaidDays': Number(days) },
    });
    const left = salary - rounded(salary * days, 30n);
    const expected = rounded(left * years, 100n);
    const said = amountsOf('monthly', facts).get('ANTIGUEDAD') ?? '0.00';
    expect([salary, days, years, said]).toEqual([salary, days, years, money(expected)]);
  }
});

const sacOf = (best: bigint, unpaid: string, period: string) => {
  const history = { ...noHistory, best: { sac: money(best) } };
  return amountsOf('sac', factsOf({ history, unpaidOfSemester: unpaid }), period).get('SAC');
};

test('SAC has the days of the half-year that were paid', () => {
  // April suspended: 151 of 181 days.
  expect(sacOf(100_000_000n, '30', '2026-06')).toBe('417127.07');
  let best = 103_133_333n;
  for (let halves = 0n; halves < 368n; halves += 5n) {
    best = 20_000_000n + ((best * 31n + halves) % 700_000_000n);
    const said = sacOf(best, (Number(halves) / 2).toFixed(1), '2026-12');
    // So many halves of a day of 368 are left, of the half of the best month.
    expect([halves, said]).toEqual([halves, money(rounded(best * (368n - halves), 2n * 368n))]);
  }
});

test('who had no day of pay in the half-year has no SAC', () => {
  expect(sacOf(100_000_000n, '184', '2026-12')).toBeUndefined();
  expect(sacOf(100_000_000n, '200', '2026-12')).toBeUndefined();
});
