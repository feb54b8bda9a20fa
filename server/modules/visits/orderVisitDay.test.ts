import { changeVisits } from '@contract/visits/visitAcciones';
import {
  dropVisitOrder,
  getVisitOrder,
  listVisitPeople,
  orderVisitDay,
} from '@contract/visits/visitOrderAcciones';
import { getVisitDay } from '@contract/visits/visitWalkAcciones';
import { notification } from '../../db/schema/events';
import { type VisitsWorld, visitsWorld } from './testing/visitsWorld';

let world: VisitsWorld;
beforeAll(async () => {
  world = await visitsWorld();
});
afterAll(() => world.server.close());
afterEach(() => world.clear());

const who = () => ({ personId: world.people.operario ?? 0, day: world.day });
const look = async (as = 'jefe') => (await world.server.call(getVisitOrder, who(), as)).body;
const idsOf = ({ stops }: Awaited<ReturnType<typeof look>>) => stops.map(({ id }) => id);
const walked = async () =>
  (await world.server.call(getVisitDay, { day: world.day }, 'operario')).body.rows.map(
    ({ id }) => id,
  );

async function threeVisits() {
  const ids: number[] = [];
  for (const hour of ['09', '11', '13']) {
    const { body } = await world.plan({ fromTime: `${hour}:00`, toTime: `${hour}:45` });
    ids.push(body.id);
  }
  return ids as [number, number, number];
}

const order = (ids: readonly number[], how = 'hand', mark = '', pins: readonly number[] = []) =>
  world.server.call(
    orderVisitDay,
    { ...who(), mark, how, stops: ids.map((id) => ({ id, pinned: pins.includes(id) })) },
    'jefe',
  );

test('visits go by their hour until somebody orders them, and then as they were ordered, on the phone too', async () => {
  const [a, b, c] = await threeVisits();
  await world.publish();
  const seen = await look();
  expect([idsOf(seen), seen.byHand]).toEqual([[a, b, c], false]);
  await world.db.delete(notification);
  const made = await order([c, a, b], 'hand', seen.mark, [c]);
  expect(idsOf(made.body)).toEqual([c, a, b]);
  expect(made.body.stops[0]?.pinned).toBe(true);
  expect([made.body.byHand, made.body.author?.id]).toEqual([true, world.people.jefe]);
  expect(await walked()).toEqual([c, a, b]);
  const told = await world.db.select().from(notification);
  expect(told.map(({ title }) => title)).toEqual(['Cambió el orden de tus visitas del 26/11/2026']);
});

test('a draft that is ordered tells nobody', async () => {
  const [a, b, c] = await threeVisits();
  await order([b, a, c], 'hand', (await look()).mark);
  expect(await world.db.select().from(notification)).toEqual([]);
});

test('what the product proposes takes no place of an order made by hand, until that is let go', async () => {
  const [a, b, c] = await threeVisits();
  const proposed = await order([b, c, a], 'product', (await look()).mark);
  expect(idsOf(proposed.body)).toEqual([b, c, a]);
  const again = await order([c, b, a], 'product', proposed.body.mark);
  expect(idsOf(again.body)).toEqual([c, b, a]);
  const byHand = await order([a, c, b], 'hand', again.body.mark);
  const refused = await order([b, c, a], 'product', byHand.body.mark);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringContaining('Ese orden lo hizo a mano'),
  ]);
  const { mark } = byHand.body;
  const dropped = await world.server.call(dropVisitOrder, { ...who(), mark }, 'jefe');
  expect([idsOf(dropped.body), dropped.body.byHand]).toEqual([[a, b, c], false]);
  expect((await order([b, c, a], 'product', dropped.body.mark)).status).toBe(200);
});

test('of two who order the same day at once the second looks again', async () => {
  const [a, b, c] = await threeVisits();
  const { mark } = await look();
  const answers = await Promise.all([
    order([b, a, c], 'hand', mark),
    order([c, b, a], 'hand', mark),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = answers.find(({ status }) => status === 200);
  expect(idsOf(await look())).toEqual(kept ? idsOf(kept.body) : []);
});

test('a day that gained or lost a visit is looked at again, and another day of somebody is never touched', async () => {
  const [a, b, c] = await threeVisits();
  const { mark } = await look();
  const other = await world.plan({ day: '2026-11-27' });
  expect((await order([a, b, c, other.body.id], 'hand', mark)).status).toBe(409);
  expect((await order([a, b], 'hand', mark)).status).toBe(409);
  expect((await order([a, b, b], 'hand', mark)).status).toBe(409);
  await world.plan({ fromTime: '16:00', toTime: '17:00' });
  expect((await order([a, b, c], 'hand', mark)).status).toBe(409);
});

test('a visit that goes to another day leaves its place, and comes last where it goes by the hour', async () => {
  const [a, b, c] = await threeVisits();
  await order([c, b, a], 'hand', (await look()).mark);
  const selection = { kind: 'rows', ids: [c] };
  const moved = { selection, change: { kind: 'move', day: '2026-11-27' } };
  expect((await world.server.call(changeVisits, moved, 'jefe')).body.done).toBe(1);
  expect(idsOf(await look())).toEqual([b, a]);
  const added = await world.plan({ fromTime: '08:00', toTime: '08:30' });
  expect(idsOf(await look())).toEqual([b, a, added.body.id]);
});

test('who has visits that day is told with how many; whoever plans none is refused', async () => {
  await threeVisits();
  const { body } = await world.server.call(listVisitPeople, { day: world.day }, 'jefe');
  expect(body.rows.map(({ person, visits }) => [person.id, visits])).toEqual([
    [world.people.operario, 3],
  ]);
  expect((await world.server.call(getVisitOrder, who(), 'operario')).status).toBe(403);
  const stranger = { ...who(), personId: 999_999 };
  expect((await world.server.call(getVisitOrder, stranger, 'jefe')).status).toBe(404);
});
