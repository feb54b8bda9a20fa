import { getPayCosts } from '@contract/liquidations/payCostAcciones';
import Big from 'big.js';
import { and, between, eq, inArray, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { payRun, payRunPerson } from '../../db/schema/payRuns';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const year = { from: '2025-12', to: '2026-11' };
const costs = (input = year, as = 'sueldos') => server.call(getPayCosts, input, as);
const summed = (parts: readonly { cost: string }[]) =>
  parts.reduce((sum, { cost }) => sum.plus(cost), new Big(0)).toFixed(2);

test('each way to split what was published comes to the same total, which is that of its runs', async () => {
  const { body } = await costs();
  const { db } = server.services.database;
  const [found] = await db
    .select({
      cost: sql<string>`sum(${payRunPerson.remunerative} + ${payRunPerson.nonRemunerative} + ${payRunPerson.employer})::numeric(16, 2)::text`,
    })
    .from(payRunPerson)
    .innerJoin(payRun, eq(payRun.id, payRunPerson.runId))
    .where(
      and(
        between(payRun.period, year.from, year.to),
        inArray(payRun.state, ['published', 'paid', 'reversed']),
      ),
    );
  expect(body.total.cost).toBe(found?.cost);
  for (const parts of [body.byMonth, body.bySite, body.byArea]) {
    expect(parts.length).toBeGreaterThan(1);
    expect(summed(parts)).toBe(body.total.cost);
  }
  const paid = ['remunerative', 'nonRemunerative', 'employer'];
  const lines = body.byConcept.filter(({ kind }) => paid.includes(kind));
  expect(summed(lines.map(({ amount }) => ({ cost: amount })))).toBe(body.total.cost);
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
