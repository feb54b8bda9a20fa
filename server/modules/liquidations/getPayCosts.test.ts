import { getPayCosts } from '@contract/liquidations/payCostAcciones';
import Big from 'big.js';
import { and, between, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { payConcept } from '../../db/schema/payConcepts';
import { payLine, payRun, payRunPerson } from '../../db/schema/payRuns';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const year = { from: '2025-12', to: '2026-11' };
const costs = (input = year, as = 'sueldos') => server.call(getPayCosts, input, as);
const summed = (parts: readonly { cost: string }[]) =>
  parts.reduce((sum, { cost }) => sum.plus(cost), new Big(0)).toFixed(2);

/** The library calls so what is lent and what is given back. */
const handedOver = ['REINTEGROS', 'PRESTAMO_PAGADO', 'ANTICIPO_GASTOS'];
const given = and(
  between(payRun.period, year.from, year.to),
  inArray(payRun.state, ['published', 'paid', 'reversed']),
);

/** All that the slips of the year have, less what was handed over, summed line by line. */
async function earnedInTheYear(): Promise<string> {
  const { db } = server.services.database;
  const [[slips], [lines]] = await Promise.all([
    db
      .select({
        cost: sql<string>`sum(${payRunPerson.remunerative} + ${payRunPerson.nonRemunerative} + ${payRunPerson.employer})`,
      })
      .from(payRunPerson)
      .innerJoin(payRun, eq(payRun.id, payRunPerson.runId))
      .where(given),
    db
      .select({ sum: sql<string>`coalesce(sum(${payLine.amount}), 0)` })
      .from(payLine)
      .innerJoin(payRun, eq(payRun.id, payLine.runId))
      .where(and(given, inArray(payLine.code, handedOver))),
  ]);
  return new Big(slips?.cost ?? 0).minus(lines?.sum ?? 0).toFixed(2);
}

test('each way to split what was published comes to the same total, which is that of its runs', async () => {
  const { body } = await costs();
  expect(body.total.cost).toBe(await earnedInTheYear());
  for (const parts of [body.byMonth, body.bySite, body.byArea]) {
    expect(parts.length).toBeGreaterThan(1);
    expect(summed(parts)).toBe(body.total.cost);
  }
  const paid = ['remunerative', 'nonRemunerative', 'employer'];
  const lines = body.byConcept.filter(({ kind }) => paid.includes(kind));
  expect(summed(lines.map(({ amount }) => ({ cost: amount })))).toBe(body.total.cost);
});

test('what is lent and what is given back goes with the pay, and costs nothing', async () => {
  const { db } = server.services.database;
  const before = (await costs()).body;
  const [one] = await db
    .select({ runId: payRunPerson.runId, personId: payRunPerson.personId })
    .from(payRunPerson)
    .innerJoin(payRun, eq(payRun.id, payRunPerson.runId))
    .where(and(given, eq(payRun.kind, 'monthly'), gt(payRunPerson.net, '0')))
    .orderBy(desc(payRunPerson.id))
    .limit(1);
  if (!one) throw new Error('the demo has paid months');
  for (const code of handedOver) {
    const [concept] = await db.select().from(payConcept).where(eq(payConcept.code, code));
    const line = { ...one, conceptId: concept?.id ?? 0, code, amount: '12500.50' };
    await db.insert(payLine).values(line);
    await db
      .update(payRunPerson)
      .set({
        nonRemunerative: sql`${payRunPerson.nonRemunerative} + 12500.50`,
        net: sql`${payRunPerson.net} + 12500.50`,
      })
      .where(and(eq(payRunPerson.runId, one.runId), eq(payRunPerson.personId, one.personId)));
  }
  expect((await costs()).body).toEqual(before);
});

test('more than a year, an end before its beginning, and who does not keep pay are refused', async () => {
  expect((await costs({ from: '2025-11', to: '2026-11' })).error.fields).toHaveProperty('to');
  expect((await costs({ from: '2026-11', to: '2026-10' })).error.fields).toHaveProperty('to');
  expect((await costs(year, 'supervisor')).status).toBe(403);
  expect((await costs({ from: '2020-01', to: '2020-12' })).body).toMatchObject({
    byMonth: [],
    total: { cost: '0.00' },
  });
});
