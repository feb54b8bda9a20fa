import { listSites, saveSite } from '@contract/admin/organisationAcciones';
import { and, eq } from 'drizzle-orm';
import { truncateTables } from '../../../tests/support/truncateTables';
import { hourDay, hourMark } from '../../db/schema/hours';
import { punch } from '../../db/schema/markings';
import { plannedShift, shift } from '../../db/schema/schedules';
import { clock } from '../../engine/time/clock';
import { addDays, type Day } from '../../engine/time/days';
import { reckonPeriod } from '../hours';
import { instantAt } from '../markings';
import { spanOf } from './periods';
import { type ClosesWorld, closesWorld } from './testing/closesWorld';

const zone = 'America/Argentina/Buenos_Aires';
let world: ClosesWorld;
let last: Day;
let first: Day;
let personId: number;
let shiftId: number;

beforeAll(async () => {
  world = await closesWorld();
  last = spanOf(world.at.month).to;
  first = addDays(last, 1);
  personId = world.personOf('empleado').id;
  shiftId = (await world.db.select({ id: shift.id }).from(shift).limit(1))[0]?.id ?? 0;
  await truncateTables(world.server, ['overtime_decision', 'punch', 'planned_shift', 'hour_day']);
});
afterAll(() => world.server.close());

const workedOn = async (day: Day) => {
  await reckonPeriod(world.db, { siteId: world.at.siteId, from: last, to: first });
  const [row] = await world.db
    .select()
    .from(hourDay)
    .where(and(eq(hourDay.personId, personId), eq(hourDay.day, day)));
  return row ? row.worked + row.extra50 + row.extra100 : 0;
};
const touch = (day: Day, time: string, kind: 'in' | 'out', told: boolean) =>
  world.db.insert(punch).values({
    ...{ personId, kind, told, source: 'web', day: last },
    at: instantAt(zone, day, time),
  });
const publish = () =>
  world.db.insert(plannedShift).values({
    ...{
      personId,
      shiftId,
      day: first,
      publishedAt: clock.now(),
      breakKind: 'none',
      breakMinutes: 0,
    },
    ...{ toleranceIn: 5, toleranceOut: 5, paid: true, night: false },
    startsAt: instantAt(zone, first, '00:00'),
    endsAt: instantAt(zone, first, '08:00'),
  });
const zoneOf = async () => {
  const { body } = await world.server.call(listSites, {}, 'admin');
  const own = body.rows.find(({ id }) => id === world.at.siteId);
  if (!own) throw new Error('no site');
  return own;
};
const moveTo = async (to: 'America/Argentina/Buenos_Aires' | 'America/Sao_Paulo') => {
  const { areas: _areas, people: _people, ...own } = await zoneOf();
  return world.server.call(saveSite, { ...own, zone: to }, 'admin');
};

test.each([[true], [false]])(
  'a shift of an open month takes no touch out of a closed one, told: %s',
  async (told) => {
    await touch(last, '23:58', 'in', told);
    await touch(first, '08:00', 'out', told);
    const before = await workedOn(last);
    expect(before).toBe(482);
    expect((await world.closeTime()).status).toBe(200);
    const { id } = (await publish().returning())[0] ?? { id: 0 };
    expect([await workedOn(last), await workedOn(first)]).toEqual([before, 0]);
    expect(await world.seals()).toMatchObject([{ state: 'intact' }]);
    await world.db.delete(plannedShift).where(eq(plannedShift.id, id));
    expect([await workedOn(last), await workedOn(first)]).toEqual([before, 0]);
    expect(await world.seals()).toMatchObject([{ state: 'intact' }]);
    await world.reopen('time');
    await world.db.delete(punch);
  },
);

test('touches that a shift of the next month took before the close stay with that month', async () => {
  await touch(last, '23:58', 'in', true);
  await touch(first, '08:00', 'out', true);
  const { id } = (await publish().returning())[0] ?? { id: 0 };
  const counted = await workedOn(first);
  expect([await workedOn(last), counted]).toEqual([0, 480]);
  expect((await world.closeTime()).status).toBe(200);
  await world.db.delete(plannedShift).where(eq(plannedShift.id, id));
  // Two minutes were within the tolerance of the shift.
  expect([await workedOn(last), await workedOn(first)]).toEqual([0, 482]);
  expect(await world.seals()).toMatchObject([{ state: 'intact' }]);
  await world.reopen('time');
});

test('a site with closed months keeps its clock; without them another one reckons its days again', async () => {
  await world.db.delete(punch);
  await touch(first, '08:00', 'in', true);
  expect((await world.closeTime()).status).toBe(200);
  const refused = await moveTo('America/Sao_Paulo');
  expect([refused.status, refused.error.code]).toEqual([409, 'periodo_cerrado']);
  expect((await zoneOf()).zone).toBe(zone);
  await world.reopen('time');
  await reckonPeriod(world.db, { siteId: world.at.siteId, from: last, to: first });
  expect((await moveTo('America/Sao_Paulo')).status).toBe(200);
  const marked = await world.db.select().from(hourMark).where(eq(hourMark.personId, personId));
  expect(marked.map(({ day }) => day)).toContain(first);
});
