import { cancelPayRun } from '@contract/liquidations/runAcciones';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());

test('a run says who is no longer of it and who is of it now, and is sent once it was taken anew', async () => {
  const all = await world.reviewed({ title: 'De todos' });
  const [one] = await world.people(all.id);
  const alone = await world.reviewed({ title: 'De una', personIds: [one?.personId ?? 0] });
  expect((await world.read(all.id)).stale).toEqual([]);
  await world.submit(alone);
  await world.approve(await world.read(alone.id));
  expect((await world.read(all.id)).stale).toEqual(['1 persona ya no es de esta liquidación.']);
  const anew = async () => {
    await world.calculate(await world.read(all.id));
    return world.settled(all.id, 'review');
  };
  expect((await anew()).stale).toEqual([]);

  const { id, version } = await world.read(alone.id);
  await world.server.call(cancelPayRun, { id, version, reason: 'Va con todos' }, 'sueldos');
  expect((await world.read(all.id)).stale).toEqual([
    '1 persona entra hoy en esta liquidación y no está.',
  ]);
  const early = await world.submit(await world.read(all.id));
  expect([early.status, early.error.message]).toEqual([
    409,
    'Volvé a calcularla antes de mandarla a aprobar. 1 persona entra hoy en esta liquidación y no está.',
  ]);
  const whole = await anew();
  expect([whole.people, whole.stale, (await world.submit(whole)).status]).toEqual([
    all.people,
    [],
    200,
  ]);
}, 60_000);
