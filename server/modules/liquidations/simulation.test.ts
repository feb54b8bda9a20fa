import { simulatePay, simulateRaise } from '@contract/liquidations/simulationAcciones';
import Big from 'big.js';
import { asc, eq, sql } from 'drizzle-orm';
import { payRunPerson } from '../../db/schema/payRuns';
import type { PayFacts } from './payFacts';
import { MONTH, type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;
beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());

/** Every row of every table, so that nothing can change unseen. */
async function everything() {
  const { rows: tables } = await world.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await world.db.execute(
      sql`select count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.identifier(name)} t`,
    );
    found[name] = rows[0];
  }
  return found;
}

const nothing = { salary: null, category: null, agreement: null, parameter: null };

const firstOf = async (runId: number) => {
  const [row] = await world.db
    .select()
    .from(payRunPerson)
    .where(eq(payRunPerson.runId, runId))
    .orderBy(asc(payRunPerson.id));
  if (!row) throw new Error('a run has people');
  return { ...row, facts: row.facts as PayFacts };
};

test('a slip with another salary stands beside that of today, concept by concept, and nothing is written', async () => {
  const run = await world.reviewed({ title: 'Para comparar' });
  const { personId, net, facts } = await firstOf(run.id);
  const ask = (more: object = {}) =>
    world.server.call(
      simulatePay,
      { personId, period: MONTH, kind: 'monthly', ...nothing, ...more },
      'sueldos',
    );
  const same = await ask();
  expect(same.status).toBe(200);
  const before = await everything();
  const salary = new Big(facts.salary ?? 0).times('1.1').toFixed(2);
  const { body, status } = await ask({ salary });
  expect(status).toBe(200);
  expect(body.before.net).toBe(net);
  expect(same.body.after).toEqual(same.body.before);
  expect(new Big(body.after.net).gt(body.before.net)).toBe(true);
  const basic = body.lines.find(({ code }) => code === 'BASICO');
  expect(new Big(basic?.amount ?? 0).gt(basic?.previous ?? 0)).toBe(true);
  expect(basic?.inputs.map(({ name }) => name)).toContain('valor_dia');
  const union = await ask({ parameter: { name: 'jubilacion', value: '12' } });
  const retired = union.body.lines.find(({ code }) => code === 'JUBILACION');
  expect(new Big(retired?.amount ?? 0).div(retired?.previous ?? 1).toFixed(3)).toBe('1.091');
  expect(await everything()).toEqual(before);
});

test('a raise says what it costs by concept and to the employer, whom it reaches, and nothing is written', async () => {
  const run = await world.reviewed({ title: 'Para el aumento' });
  const whole = { siteId: null, agreement: null, category: null };
  const ask = (more: object = {}) =>
    world.server.call(
      simulateRaise,
      { runId: run.id, kind: 'percent', value: '10', from: '2026-11', ...whole, ...more },
      'sueldos',
    );
  await ask();
  const before = await everything();
  const { body, status } = await ask();
  expect(status).toBe(200);
  expect(body).toMatchObject({ people: run.people, sampled: run.people, failed: 0, months: 2 });
  expect(body.before).toEqual(run.totals);
  const basic = body.concepts.find(({ code }) => code === 'BASICO');
  const grown = new Big(basic?.after ?? 0).div(basic?.before ?? 1);
  expect(grown.minus('1.1').abs().lt('0.00001')).toBe(true);
  expect(new Big(body.after.employer).gt(body.before.employer)).toBe(true);
  const { facts } = await firstOf(run.id);
  const { body: some } = await ask({ category: facts.category, agreement: facts.agreement });
  expect(some.people).toBeGreaterThan(0);
  expect(some.people).toBeLessThan(run.people);
  const { body: nobody } = await ask({ category: 'Ninguna así' });
  expect(nobody).toMatchObject({ people: 0, concepts: [], after: { net: '0.00' } });
  expect(await everything()).toEqual(before);
});

test('who does not keep everybody’s pay simulates none', async () => {
  const { personId } = await firstOf((await world.reviewed({ title: 'Ajena' })).id);
  const asked = { personId, period: MONTH, kind: 'monthly', ...nothing };
  for (const who of ['empleado', 'supervisor', 'jefe']) {
    expect((await world.server.call(simulatePay, asked, who)).status).toBe(403);
  }
});
