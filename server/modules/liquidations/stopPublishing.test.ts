import { stopPayRun } from '@contract/liquidations/runAcciones';
import { and, eq, isNotNull } from 'drizzle-orm';
import { until } from '../../../tests/support/until';
import { payRunPerson } from '../../db/schema/payRuns';
import { receipt } from '../../db/schema/receipts';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());

test('a publication that is stopped keeps what it gave, and begun again gives everybody one slip', async () => {
  const { db, server } = world;
  const run = await world.reviewed({ title: 'Detenida' });
  await world.submit(run);
  await world.approve(await world.read(run.id));
  await world.publish(await world.read(run.id));
  const given = () =>
    db.$count(payRunPerson, and(eq(payRunPerson.runId, run.id), isNotNull(payRunPerson.receiptId)));
  await until(given, (count) => count > 0);
  const { id, version } = await world.read(run.id);
  const stopped = await server.call(stopPayRun, { id, version }, 'sueldos');
  expect([stopped.status, stopped.body.state, stopped.body.actions]).toEqual([
    200,
    'approved',
    ['publish', 'finish'],
  ]);
  const then = await given();
  expect(then).toBeLessThan(run.people);

  expect((await world.publish(stopped.body)).status).toBe(200);
  expect((await world.settled(id, 'published', 'approved')).state).toBe('published');
  expect(await given()).toBe(run.people);
  const batchId = (await world.read(id)).batchId ?? 0;
  expect(await db.$count(receipt, eq(receipt.batchId, batchId))).toBe(run.people);
}, 120_000);
