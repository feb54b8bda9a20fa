import { getWeekHours } from '@contract/hours/hourAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { hourDay, hourMark } from '../../db/schema/hours';
import { area, person } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';
import { siteHoliday } from '../../db/schema/settings';
import { dayAt, hoursWorld, MONDAY } from './testing/hoursWorld';
import { workOffMarks } from './workOffMarks';

let world: Awaited<ReturnType<typeof hoursWorld>>;
let here: number;

/** A Wednesday of the week; its person goes to another site on the Friday. */
const HOLIDAY = 2;
const MOVE = 4;

beforeAll(async () => {
  world = await hoursWorld();
  const { db, own } = world;
  const [row] = await db.select().from(person).where(eq(person.id, own));
  here = row?.siteId ?? 0;
  await db.insert(siteHoliday).values({
    ...{ siteId: here, day: dayAt(HOLIDAY), name: 'Día del patrono', worked: false },
  });
});
afterAll(() => world.server.close());
beforeEach(() => world.empty());

const at = new Date('2026-11-10T12:00:00Z');
const keptOf = async (index: number) => {
  await workOffMarks(world.db, undefined, at);
  const of = and(eq(hourDay.personId, world.own), eq(hourDay.day, dayAt(index)));
  return (await world.db.select().from(hourDay).where(of))[0];
};

/** This writes a change of place with its date. */
async function move(effectiveFrom: string) {
  const { db, own } = world;
  const areas = await db.select().from(area);
  const from = areas.find(({ siteId }) => siteId === here);
  const to = areas.find(({ siteId }) => siteId !== here);
  const place = (to: typeof from, since: string) => ({
    ...{ personId: own, kind: 'place' as const, begun: true },
    ...{ effectiveFrom: since, siteId: to?.siteId, areaId: to?.id },
  });
  const ofOwn = eq(personHistory.personId, own);
  await db.delete(personHistory).where(and(ofOwn, eq(personHistory.kind, 'place')));
  await db.insert(personHistory).values([place(from, '2020-01-01'), place(to, effectiveFrom)]);
  await db
    .update(person)
    .set({ siteId: to?.siteId ?? 0, areaId: to?.id ?? 0 })
    .where(eq(person.id, own));
}

test('a day is reckoned by the holidays of the site where its person worked then, also after they moved', async () => {
  await world.punches(HOLIDAY, '09:00', '11:00');
  expect(await keptOf(HOLIDAY)).toMatchObject({ extra100: 120, extra50: 0 });
  await move(dayAt(MOVE));
  await world.db.insert(hourMark).values({ personId: world.own, day: dayAt(HOLIDAY) });
  expect(await keptOf(HOLIDAY)).toMatchObject({ extra100: 120, extra50: 0 });
  const { body } = await world.server.call(getWeekHours, { from: MONDAY }, 'empleado');
  expect(body.days[HOLIDAY]).toMatchObject({
    holiday: 'Día del patrono',
    figures: { extra100: 120, extra50: 0 },
  });
});

test('a change of place that is told late has its days reckoned by the new site', async () => {
  await move(dayAt(MOVE));
  await world.punches(HOLIDAY, '09:00', '11:00');
  expect(await keptOf(HOLIDAY)).toMatchObject({ extra100: 120 });
  await move(dayAt(0));
  expect(await keptOf(HOLIDAY)).toMatchObject({ extra100: 0, extra50: 120 });
});

test('what changes at a site marks the days of who left it', async () => {
  await move(dayAt(MOVE));
  await world.punches(HOLIDAY, '09:00', '11:00');
  await keptOf(HOLIDAY);
  const local = and(eq(siteHoliday.siteId, here), eq(siteHoliday.day, dayAt(HOLIDAY)));
  await world.db.update(siteHoliday).set({ worked: true }).where(local);
  expect(await keptOf(HOLIDAY)).toMatchObject({ extra100: 0, extra50: 120 });
  await world.db.update(siteHoliday).set({ worked: false }).where(local);
  expect(await keptOf(HOLIDAY)).toMatchObject({ extra100: 120 });
});

test('on a Saturday the hour that double pay begins at is told as the rule has it', async () => {
  await move(dayAt(MOVE));
  const SATURDAY = 5;
  await world.punches(SATURDAY, '10:00', '14:00');
  const why = async () => {
    const { body } = await world.server.call(getWeekHours, { from: MONDAY }, 'empleado');
    const double = body.days[SATURDAY]?.reasons.find(({ figure }) => figure === 'extra100');
    return [double?.minutes, double?.why];
  };
  expect(await why()).toEqual([60, 'Sábado después de las 13 (LCT, art. 201)']);
  await world.db.execute(sql`insert into parameter (code, valid_from, value)
    values ('hours.saturdayFrom', ${dayAt(SATURDAY)}, '12')`);
  expect(await why()).toEqual([120, 'Sábado después de las 12 (LCT, art. 201)']);
  await world.db.execute(sql`delete from parameter
    where code = 'hours.saturdayFrom' and valid_from = ${dayAt(SATURDAY)}`);
});
