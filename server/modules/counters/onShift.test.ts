import { previewStockCount } from '@contract/counters/stockCountAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type CountWorld, countWorld } from '../../../tests/support/countWorld';
import { plannedShift, shift } from '../../db/schema/schedules';
import { clock } from '../../engine/time/clock';
import { todayAt } from '../../engine/time/todayAt';

let server: TestServer;
let world: CountWorld;
beforeAll(async () => {
  server = await buildServer();
  world = await countWorld(server, 'S');
});
afterAll(() => server.close());

const HOUR = 3_600_000;

/** Their only shift, around now or between two hours from now. */
async function works(username: string, from: number, to: number, published = true) {
  const { db } = server.services.database;
  const [personId = 0] = await world.peopleOf(username);
  const [kind] = await db.select().from(shift).where(eq(shift.kind, 'worked')).limit(1);
  if (!kind) throw new Error('the demo has no shift');
  await db.delete(plannedShift).where(eq(plannedShift.personId, personId));
  const now = clock.now();
  const { breakKind, breakMinutes, toleranceIn, toleranceOut, paid, night } = kind;
  await db.insert(plannedShift).values({
    ...{ personId, shiftId: kind.id, day: await todayAt(db, world.siteId) },
    ...{ breakKind, breakMinutes, toleranceIn, toleranceOut, paid, night },
    startsAt: new Date(now.getTime() + from * HOUR),
    endsAt: new Date(now.getTime() + to * HOUR),
    publishedAt: published ? now : null,
  });
}

test('a count for those on shift is counted by who was told to work then, also if it arrives later', async () => {
  const { product } = await world.goods(10);
  await server.travel({ minutes: 10 });
  await works('operario', 4, 8);
  await works(world.second, -1, 3);
  const { id, onShift } = await world.start([product.id], { onShift: true });
  expect(onShift).toBe(true);
  const barred = async (as: string) => (await world.tasks(id, as))[0]?.barred;
  expect([await barred('operario'), await barred(world.second)]).toEqual(['offShift', null]);
  const lineId = (await world.tasks(id))[0]?.id ?? 0;
  const early = await world.count(id, lineId, 10, 'operario');
  expect([early.status, early.error.message]).toEqual([
    409,
    expect.stringContaining('no tenías un turno publicado'),
  ]);
  const claimedAt = clock.now().toISOString();
  // The shift is over when the count of it gets through.
  await server.travel({ hours: 5 });
  expect(await barred(world.second)).toBe('offShift');
  const late = await world.count(id, lineId, 10, world.second, { claimedAt });
  expect(late.body.outcome).toBe('kept');
});

test('a draft of a shift lets nobody count, and named people count without any', async () => {
  const { product } = await world.goods(10);
  await server.travel({ minutes: 10 });
  await works('operario', -1, 3, false);
  const { id } = await world.start([product.id], { onShift: true });
  expect((await world.tasks(id))[0]?.barred).toBe('offShift');
  const other = await world.goods(10);
  const personIds = await world.peopleOf('operario');
  const named = await world.start([other.product.id], { onShift: true, personIds });
  expect(named.onShift).toBe(false);
  expect((await world.tasks(named.id))[0]?.barred).toBeNull();
});

test('a plan says how many of those who may count have a shift today', async () => {
  const ask = async (onShift: boolean) => {
    const plan = { siteId: world.siteId, blind: true, onShift, locationPrefix: 'A-01-01' };
    return (await server.call(previewStockCount, plan, 'jefe')).body.counters;
  };
  await works('operario', 1, 2, false);
  const [all, before] = [await ask(false), await ask(true)];
  await works('operario', 1, 2);
  expect(await ask(true)).toBe(before + 1);
  expect(all).toBeGreaterThan(before);
});
