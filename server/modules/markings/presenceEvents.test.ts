import { and, eq, ne, sql } from 'drizzle-orm';
import { eventStream } from '../../../tests/support/eventStream';
import { until } from '../../../tests/support/until';
import { person, site } from '../../db/schema/organisation';
import { type MarkingsWorld, markingsWorld } from './testing/markingsWorld';

let world: MarkingsWorld;

beforeAll(async () => {
  world = await markingsWorld();
  await world.server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.server.close());

async function boardOf(username: string) {
  const stream = eventStream(world.server.app, await world.server.sessionOf(username));
  await until(
    () => stream.seen.status,
    (status) => status === 200,
  );
  return { stop: stream.stop, hears: () => stream.seen.text.includes('"type":"Punch"') };
}

test('the board of whoever has somebody in their team hears of a punch, also where they work at another site', async () => {
  const { db } = world;
  const operario = world.personOf('operario');
  const { siteId: own } = (
    await db
      .select({ siteId: person.siteId })
      .from(person)
      .where(eq(person.id, world.personOf('supervisor')))
  )[0] ?? { siteId: 0 };
  const [elsewhere] = await db.select().from(site).where(sql`${site.id} <> ${own}`).limit(1);
  if (!elsewhere) throw new Error('one site only');
  // Two steps below: a team is everybody under them.
  const [between] = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.managerId, world.personOf('supervisor')), ne(person.id, operario)))
    .limit(1);
  if (!between) throw new Error('no team');
  await db
    .update(person)
    .set({ siteId: elsewhere.id, managerId: between.id })
    .where(eq(person.id, operario));
  const [above, beside] = [await boardOf('supervisor'), await boardOf('empleado')];
  expect((await world.touch('in', {}, 'operario')).status).toBe(200);
  await until(above.hears, Boolean, 1000);
  // A viewer who may not see others hears only of their own.
  expect(beside.hears()).toBe(false);
  for (const board of [above, beside]) board.stop();
});
