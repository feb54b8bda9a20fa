import { listPayGrid } from '@contract/liquidations/payGridAcciones';
import { getConceptTotals } from '@contract/liquidations/runAcciones';
import Big from 'big.js';
import { eq } from 'drizzle-orm';
import { payRun } from '../../db/schema/payRuns';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;
beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());

const gridOf = async (runId: number, more: object = {}, as = 'sueldos') =>
  world.server.call(
    listPayGrid,
    { filters: [{ field: 'runId', operator: 'is', value: runId }], size: 200, ...more },
    as,
  );

/** The run of this month that the demo has: it stands after two that were paid. */
async function demoRun() {
  const [run] = await world.db.select().from(payRun).where(eq(payRun.state, 'review'));
  if (!run) throw new Error('the demo has a run to look at');
  return run;
}

test('each concept of the grid sums what the run says of it, now and before, page by page', async () => {
  const run = await demoRun();
  const { body } = await world.server.call(getConceptTotals, { id: run.id }, 'sueldos');
  const { rows, total } = (await gridOf(run.id)).body;
  expect(total).toBe(rows.length);
  const sumOf = (code: string, name: 'amount' | 'previous') =>
    rows
      .flatMap(({ cells }) => cells.filter((cell) => cell.code === code))
      .reduce((sum, cell) => sum.plus(cell[name] ?? 0), new Big(0))
      .toFixed(2);
  for (const { code, amount } of body.rows) expect(sumOf(code, 'amount')).toBe(amount);
  const basic = body.rows.find(({ code }) => code === 'BASICO');
  expect(new Big(sumOf('BASICO', 'previous')).gt(0)).toBe(true);
  expect(new Big(basic?.previous ?? 0).gte(sumOf('BASICO', 'previous'))).toBe(true);
  const first = (await gridOf(run.id, { size: 10, page: 2 })).body;
  expect(first.rows.map(({ id }) => id)).toEqual(rows.slice(10, 20).map(({ id }) => id));
});

test('it is narrowed to who has a concept, and to an area', async () => {
  const run = await demoRun();
  const { rows } = (await gridOf(run.id)).body;
  const has = (code: string) =>
    rows.filter(({ cells }) => cells.some((cell) => cell.code === code && cell.amount !== null));
  const some = rows
    .flatMap(({ cells }) => cells)
    .find(({ code, amount }) => amount !== null && has(code).length < rows.length);
  const code = some?.code ?? '';
  const within = { field: 'runId', operator: 'is', value: run.id };
  const found = await gridOf(run.id, {
    filters: [within, { field: 'concept', operator: 'in', value: [code] }],
  });
  expect(found.body.total).toBe(has(code).length);
  const odd = await gridOf(run.id, {
    filters: [within, { field: 'concept', operator: 'in', value: ["'; drop table pay_line; --"] }],
  });
  expect(odd.body.total).toBe(0);
});

test('who does not keep everybody’s pay sees nothing of it', async () => {
  const run = await demoRun();
  for (const who of ['empleado', 'supervisor', 'jefe', 'operario']) {
    expect((await gridOf(run.id, {}, who)).status).toBe(403);
  }
});
