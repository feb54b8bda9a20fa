import { payPayRun, unpayPayRun } from '@contract/liquidations/runAcciones';
import { sql } from 'drizzle-orm';
import { payRunEvent } from '../../db/schema/payRuns';
import { todayIn } from '../../engine/time/nowIn';
import { MONTH, type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());

test('a run is not to be paid before its month, nor noted as paid before it was approved; a wrong note is taken back', async () => {
  const { server, db } = world;
  const old = await world.open({ payDay: '2020-01-01' });
  expect([old.status, old.error.fields]).toEqual([
    422,
    { payDay: 'Es antes de octubre de 2026, que es lo que paga.' },
  ]);
  const [someone] = await world.people((await world.reviewed({ title: 'De todos' })).id);
  const run = await world.reviewed({ title: 'De una', personIds: [someone?.personId ?? 0] });
  await world.submit(run);
  await world.approve(await world.read(run.id));
  await world.publish(await world.read(run.id));
  const published = await world.settled(run.id, 'published', 'approved');

  await db
    .update(payRunEvent)
    .set({ createdAt: new Date(`${MONTH}-31T15:00:00Z`) })
    .where(sql`${payRunEvent.runId} = ${run.id} and ${payRunEvent.kind} = 'approved'`);
  const pay = async (paidOn: string) => {
    const { id, version } = await world.read(run.id);
    return server.call(payPayRun, { id, version, paidOn }, 'sueldos');
  };
  for (const day of ['2020-01-01', `${MONTH}-30`]) {
    const early = await pay(day);
    expect([early.status, early.error.fields]).toEqual([
      422,
      { paidOn: 'Se aprobó el 31/10/2026: no se pagó antes.' },
    ]);
  }
  const unpay = async () => {
    const { id, version } = await world.read(run.id);
    return server.call(unpayPayRun, { id, version, reason: 'Era otra' }, 'sueldos');
  };
  expect((await unpay()).error.message).toBe('No tiene un pago anotado.');
  expect((await pay(`${MONTH}-31`)).body).toMatchObject({
    state: 'paid',
    paidOn: `${MONTH}-31`,
    actions: ['unpay', 'reverse'],
  });
  const back = await unpay();
  expect(back.body).toMatchObject({
    ...{ state: 'published', paidOn: null, publishedAt: published.publishedAt },
    actions: ['pay', 'reverse'],
  });
  expect(back.body.history.at(-1)).toMatchObject({ kind: 'unpaid', reason: 'Era otra' });
  expect((await pay(todayIn())).body.paidOn).toBe(todayIn());
});
