import { simulatePay } from '@contract/liquidations/simulationAcciones';
import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import { hourDay } from '../../db/schema/hours';
import { person } from '../../db/schema/organisation';
import type { PayFacts } from './payFacts';
import { reckonPay } from './reckonPay';
import { factsOf, figures, planFor } from './testing/payCase';
import { MONTH, runWorld } from './testing/runWorld';

const plan = planFor('monthly');
const SHIFT = 480;

const money = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
/** Whole numbers only: half a cent and more up. */
const rounded = (over: bigint, under: bigint) => (2n * over + under) / (2n * under);

function slipOf(amounts: PayFacts['amounts'], salary = '1000000.00') {
  const pay = reckonPay(plan, factsOf({ salary, amounts }), figures);
  if (pay.problem !== undefined) throw new Error(pay.problem);
  const amountOf = (code: string) =>
    pay.lines.find(({ concept }) => concept.code === code)?.amount.toFixed(2);
  return { amountOf, remunerative: pay.totals.remunerative.toFixed(2) };
}

/** Gives the hours of a month of 22 shifts, so many days of which were missed. */
const missed = (days: number, more: PayFacts['amounts'] = {}) => ({
  ...{ 'hours.expected': 22 * SHIFT, 'hours.absent': days * SHIFT, 'hours.absentDays': days },
  ...more,
});

test('an empty shift costs what a day of a novelty does', () => {
  expect(slipOf(missed(1)).amountOf('INASISTENCIAS')).toBe('-33333.33');
  for (let days = 1; days < 22; days += 1) {
    const byNovelty = slipOf({ 'news.unpaidDays': days });
    expect([days, slipOf(missed(days)).remunerative]).toEqual([days, byNovelty.remunerative]);
  }
});

test('a month of empty shifts leaves nothing, seniority included, and so does one that novelties told in part', () => {
  expect(slipOf(missed(22)).remunerative).toBe('0.00');
  const told = { 'hours.excused': 11 * SHIFT, 'news.unpaidDays': 15 };
  const half = { ...missed(11), 'hours.expected': 11 * SHIFT, ...told };
  expect(slipOf(half).remunerative).toBe('0.00');
});

test('who was granted the rest of the month loses only the days that they missed', () => {
  const granted = { 'hours.expected': 2 * SHIFT, 'hours.excused': 20 * SHIFT, 'news.paidDays': 28 };
  expect(slipOf(missed(2, granted)).amountOf('INASISTENCIAS')).toBe('-66666.67');
});

test('in the first days of a month the shifts that are to come are not missed', () => {
  const begun = { 'hours.expected': 2 * SHIFT };
  expect(slipOf(missed(2, begun)).amountOf('INASISTENCIAS')).toBe('-66666.67');
});

test('hours that a novelty told are not taken off twice', () => {
  const told = slipOf(missed(1, { 'news.unpaidMinutes': 120 }));
  // Six of eight hours are left of the day.
  expect(told.amountOf('INASISTENCIAS')).toBe('-25000.00');
});

test('any part of any shift costs that part of a thirtieth', () => {
  let salary = 85_000_000n;
  for (let turn = 1n; turn < 300n; turn += 1n) {
    salary = 30_000_000n + ((salary * 31n + turn * 7_919n) % 400_000_000n);
    const shift = 240n + (turn % 9n) * 60n;
    const minutes = 1n + ((turn * 37n) % shift);
    const said = slipOf(
      {
        'hours.expected': Number(shift) * 20,
        'hours.absent': Number(minutes),
        'hours.absentDays': Number(minutes) / Number(shift),
      },
      money(salary),
    ).amountOf('INASISTENCIAS');
    const cost = rounded(salary * minutes, shift * 30n);
    expect([turn, said]).toEqual([turn, `-${money(cost)}`]);
  }
});

test('hours of a month as the server sums them: shifts of eight and of six hours, one missed of each', async () => {
  const world = await runWorld();
  const { db } = world;
  const [who] = await db
    .select({ id: person.id, salary: person.salary })
    .from(person)
    .where(
      and(
        ...[eq(person.salaryBasis, 'monthly'), isNull(person.leaveDate)],
        sql`${person.hireDate} < '2026-01-01' and not exists (select from absence a
          where a.person_id = ${person.id} and a.to_day >= '2026-10-01')`,
        sql`not exists (select from person_history h where h.person_id = ${person.id}
          and h.kind = 'salary' and h.effective_from > '2026-10-01')`,
      ),
    )
    .orderBy(asc(person.id))
    .limit(1);
  const personId = who?.id ?? 0;
  const salary = BigInt(String(who?.salary).replace('.', ''));
  const ofMonth = and(
    eq(hourDay.personId, personId),
    between(hourDay.day, `${MONTH}-01`, `${MONTH}-31`),
  );
  const write = async (rows: readonly (readonly [shift: number, absent: number])[]) => {
    await db.delete(hourDay).where(ofMonth);
    await db.insert(hourDay).values(
      rows.map(([expected, absent], index) => ({
        ...{ personId, expected, absent, worked: expected - absent },
        day: `${MONTH}-${String(index + 1).padStart(2, '0')}`,
      })),
    );
  };
  const lost = async () => {
    const asked = { personId, period: MONTH, kind: 'monthly' };
    const { body } = await world.server.call(simulatePay, asked, 'sueldos');
    return body.lines.find(({ code }) => code === 'INASISTENCIAS')?.amount;
  };
  const come = Array.from({ length: 18 }, () => [480, 0] as const);
  await write([[480, 480], [360, 360], ...come]);
  expect(await lost()).toBe(`-${money(rounded(salary * 2n, 30n))}`);
  await write([[480, 120], [360, 0], ...come]);
  expect(await lost()).toBe(`-${money(rounded(salary, 120n))}`);
  await write(come.map(([shift]) => [shift, shift] as const));
  expect(await lost()).toBe(`-${money(salary)}`);
  await world.server.close();
});
