import { listOutsidePunches, listPunchDay } from '@contract/markings/boardAcciones';
import { punchNow } from '@contract/markings/punchAcciones';
import { eq, sql } from 'drizzle-orm';
import { auditEntry } from '../../db/schema/audit';
import { changeEvent } from '../../db/schema/events';
import { punch } from '../../db/schema/markings';
import { person } from '../../db/schema/organisation';
import { type MarkingsWorld, markingsWorld } from './testing/markingsWorld';

let world: MarkingsWorld;

beforeAll(async () => {
  world = await markingsWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

const asked = (as: string, more: object = {}) =>
  world.server.call(listOutsidePunches, { day: world.dayOf(world.stamp(0)), ...more }, as);

/** Some metres north of the site. */
const north = (metres: number) => ({
  latitude: Number(world.site.latitude) + metres / 111_320,
  longitude: Number(world.site.longitude),
  accuracy: 10,
});

test('who sees punches gets those away from every site with where and how far, and the reach of their site', async () => {
  await world.touch('in', { position: north(5000) });
  await world.touch('in', { position: north(9000) }, 'operario');
  const { body } = await asked('rrhh');
  // The other one works hundreds of kilometres away: from their own site it is measured.
  expect(body.rows.map(({ distance }) => Number(distance) > 100_000)).toEqual([true, false]);
  expect(body.rows[1]).toMatchObject({
    kind: 'in',
    distance: expect.closeTo(5000, -2),
    latitude: expect.closeTo(north(5000).latitude, 5),
    longitude: expect.closeTo(north(5000).longitude, 5),
  });
  expect(body.fences.find(({ id }) => id === world.site.id)).toMatchObject({
    latitude: Number(world.site.latitude),
    radius: world.site.geofenceRadius,
  });
  const day = await world.server.call(listPunchDay, {}, 'rrhh');
  expect([body.total, day.body.outside]).toEqual([2, 2]);
});

test('reach applies: a supervisor sees their team, nobody else’s place, and staff are refused', async () => {
  const { db } = world;
  const own = eq(person.id, world.personOf('empleado'));
  const [before] = await db.select().from(person).where(own);
  await world.touch('in', { position: north(5000) });
  await world.touch('in', { position: north(9000) }, 'operario');
  await db
    .update(person)
    .set({ managerId: world.personOf('supervisor') })
    .where(own);
  await db
    .update(person)
    .set({ managerId: null })
    .where(eq(person.id, world.personOf('operario')));
  const { body } = await asked('supervisor');
  expect([body.total, body.rows.length]).toEqual([1, 1]);
  expect(JSON.stringify(body)).not.toContain(north(9000).latitude.toFixed(4));
  expect((await asked('empleado')).status).toBe(403);
  expect((await asked('operario')).status).toBe(403);
  if (before) await db.update(person).set({ managerId: before.managerId }).where(own);
});

test('inside, unknown, rejected and replaced ones are on no map, nor those of another day or site', async () => {
  await world.touch('in', { position: north(0) });
  await world.touch('in', {}, 'operario');
  expect((await asked('rrhh')).body).toMatchObject({ total: 0, rows: [], fences: [] });
  await world.clear();
  const { body } = await world.touch('in', { position: north(5000) });
  expect((await asked('rrhh', { siteId: world.site.id + 1000 })).body.total).toBe(0);
  expect((await asked('rrhh', { day: world.dayOf(world.stamp(-48)) })).body.total).toBe(0);
  await world.db.update(punch).set({ counts: 'rejected' }).where(eq(punch.id, body.punch.id));
  expect((await asked('rrhh')).body.total).toBe(0);
});

test('where somebody was stays out of what is audited and told', async () => {
  const position = north(5000);
  const { status } = await world.server.call(
    punchNow,
    {
      kind: 'in',
      source: 'phone',
      claimedAt: world.stamp(0).toISOString(),
      clockOffset: 0,
      position,
    },
    'empleado',
  );
  expect(status).toBe(200);
  const written = position.latitude.toFixed(4);
  const [audits, events] = await Promise.all([
    world.db.$count(auditEntry, sql`${auditEntry}::text like ${`%${written}%`}`),
    world.db.$count(changeEvent, sql`${changeEvent}::text like ${`%${written}%`}`),
  ]);
  expect([audits, events]).toEqual([0, 0]);
});
