import { noHistory, type PayFacts } from './payFacts';
import { reckonPay } from './reckonPay';
import { factsOf, figures, planFor } from './testing/payCase';

const plans = { final: planFor('final'), vacation: planFor('vacation') };

const money = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
const centsOf = (amount = '0.00') => BigInt(amount.replace('.', ''));
/** Whole numbers only: half a cent and more up. */
const rounded = (over: bigint, under: bigint) => (2n * over + under) / (2n * under);

function amountsOf(kind: keyof typeof plans, facts: PayFacts) {
  const pay = reckonPay(plans[kind], facts, { ...figures, kind });
  if (pay.problem !== undefined) throw new Error(pay.problem);
  return new Map(pay.lines.map(({ concept, amount }) => [concept.code, amount.toFixed(2)]));
}

/** Gives somebody who leaves with so many days of vacation not taken, or who takes them. */
function whoHas(salary: bigint, years: bigint, variables: bigint, days: number) {
  const facts = {
    salary: money(salary),
    hireDate: `${2026n - years}-05-20`,
    history: { ...noHistory, average: { variables: money(variables) } },
  };
  const why = { cause: 'resigned' as const, noticeGiven: true, bestPay: '', daysNotTaken: days };
  return {
    leaves: factsOf({ ...facts, leaveDate: '2026-11-18', leaving: why }),
    takes: factsOf({ ...facts, amounts: { 'leave.VAC': days } }),
  };
}

test('a day of vacation that was not taken is worth what it would be taken, whoever leaves', () => {
  let salary = 91_333_333n;
  for (let turn = 0n; turn < 200n; turn += 1n) {
    salary = 30_000_000n + ((salary * 31n + turn * 104_729n) % 400_000_000n);
    const variables = (salary * 7n + turn) % 20_000_000n;
    const [years, quarters] = [turn % 30n, 1n + (turn % 140n)];
    const { leaves, takes } = whoHas(salary, years, variables, Number(quarters) / 4);
    // A twenty-fifth of the wage with seniority, a twelfth of that for presentism, and a twenty-fifth of the average.
    const over = quarters * (salary * (100n + years) * 13n + variables * 1200n);
    const expected = rounded(over, 4n * 25n * 1200n);
    const amounts = amountsOf('final', leaves);
    expect([turn, centsOf(amounts.get('VAC_NO_GOZADAS'))]).toEqual([turn, expected]);
    expect(centsOf(amounts.get('SAC_VAC'))).toBe(rounded(expected, 12n));
    // Taken it has four lines, each of them rounded.
    const taken = [...amountsOf('vacation', takes)]
      .filter(([code]) => /^(VAC|ANTIGUEDAD|PRESENTISMO)/.test(code))
      .reduce((sum, [, amount]) => sum + centsOf(amount), 0n);
    const apart = taken - expected;
    expect([turn, apart >= -3n && apart <= 3n]).toEqual([turn, true]);
  }
});
