import { listHourTotals } from '@contract/hours/hourAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';
import { hourDay, hourMark, hourPeriod } from '../../db/schema/hours';
import { punch } from '../../db/schema/markings';
import { plannedShift } from '../../db/schema/schedules';
import { dayAt, hoursWorld, MONDAY } from './testing/hoursWorld';
import { workOffMarks } from './workOffMarks';

let world: Awaited<ReturnType<typeof hoursWorld>>;

beforeAll(async () => {
  world = await hoursWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.empty());

const at = new Date('2026-11-10T12:00:00Z');
const of = () => and(eq(hourDay.personId, world.own), eq(hourDay.day, MONDAY));
const figures = async () => {
  const [row] = await world.db.select().from(hourDay).where(of());
  return row;
};

test('a punch marks its day, which is reckoned, and its week and month add up', async () => {
  await world.plan(0);
  await world.punches(0, '09:00', '19:30');
  await workOffMarks(world.db, undefined, at);
  expect(await figures()).toMatchObject({
    expected: 480,
    worked: 480,
    break: 60,
    after: 90,
    extra50: 90,
    overtime: 'waiting',
  });
  expect(await world.db.select().from(hourMark)).toEqual([]);
  const sums = await world.db
    .select()
    .from(hourPeriod)
    .where(eq(hourPeriod.personId, world.own))
    .orderBy(hourPeriod.unit);
  expect(sums.map(({ unit, fromDay, days, extra50 }) => [unit, fromDay, days, extra50])).toEqual([
    ['month', '2026-10-01', 1, 90],
    ['week', MONDAY, 1, 90],
  ]);
});

test('a day keeps its entries without exit, which whoever closes the month settles first', async () => {
  const { touch } = world;
  await world.punches(0, '09:00', '18:00');
  await touch(1, '09:00', 'in');
  await touch(1, '13:00', 'in');
  await touch(1, '18:00', 'out');
  await touch(2, '09:00', 'in');
  await touch(2, '12:00', 'breakOut');
  await touch(3, '09:00', 'in', { counts: 'waiting' });
  await touch(3, '18:00', 'out');
  // This is a night.
  await touch(4, '22:00', 'in');
  await touch(5, '06:00', 'out', { day: dayAt(4) });
  await touch(6, '09:00', 'in');
  await touch(6, '12:00', 'in');
  const kept = async () => {
    await workOffMarks(world.db, undefined, at);
    const days = await world.db
      .select({ day: hourDay.day, unfinished: hourDay.unfinished })
      .from(hourDay)
      .orderBy(hourDay.day);
    return days.map(({ unfinished }) => unfinished);
  };
  expect(await kept()).toEqual([0, 1, 1, 0, 0, 2]);
  // The exit that was missing comes by a correction.
  await touch(6, '16:00', 'out', { source: 'manual' });
  expect(await kept()).toEqual([0, 1, 1, 0, 0, 1]);
});

test('who is at work has no exit missing until it is too late for one', async () => {
  await world.plan(0);
  await world.touch(0, '09:00', 'in');
  const unfinished = async (now: string) => {
    await world.db.insert(hourMark).values({ personId: world.own, day: MONDAY });
    await workOffMarks(world.db, undefined, new Date(`${MONDAY}T${now}:00-03:00`));
    return (await figures())?.unfinished;
  };
  expect(await unfinished('17:00')).toBe(0);
  expect(await unfinished('21:59')).toBe(0);
  expect(await unfinished('22:01')).toBe(1);
});

test('what is replaced, taken off the roster or given away is reckoned again', async () => {
  const shift = await world.plan(0);
  await world.punches(0, '09:00', '18:00');
  await workOffMarks(world.db, undefined, at);
  await world.db.insert(absence).values({ ...world.leave, fromDay: MONDAY, toDay: MONDAY });
  await workOffMarks(world.db, undefined, at);
  expect(await figures()).toMatchObject({ expected: 0, excused: 480, worked: 480 });
  await world.db.delete(absence).where(eq(absence.personId, world.own));
  await world.db.update(punch).set({ counts: 'replaced' }).where(eq(punch.kind, 'out'));
  await workOffMarks(world.db, undefined, at);
  // An exit that is missing is closed by the end of the shift, however long ago, and is told as missing.
  expect(await figures()).toMatchObject({ expected: 480, worked: 480, unfinished: 1 });
  await world.db.update(punch).set({ counts: 'replaced' });
  await world.db.delete(plannedShift).where(eq(plannedShift.id, shift.id));
  await workOffMarks(world.db, undefined, at);
  expect(await figures()).toBeUndefined();
  const [left] = await world.db
    .select()
    .from(hourPeriod)
    .where(and(eq(hourPeriod.personId, world.own), eq(hourPeriod.unit, 'week')));
  expect(left?.days).toBe(0);
});

test('a shift that nobody came to is missed once it is over, though nothing else happens', async () => {
  await world.plan(0);
  await workOffMarks(world.db, undefined, new Date(`${MONDAY}T11:00:00Z`));
  expect(await figures()).toMatchObject({ expected: 480, absent: 0 });
  await workOffMarks(world.db, undefined, new Date(`${MONDAY}T22:00:00Z`));
  expect(await figures()).toMatchObject({ absent: 480 });
});

test('a rule of another day has its days reckoned again', async () => {
  await world.plan(0);
  await world.punches(0, '09:00', '18:20');
  await workOffMarks(world.db, undefined, at);
  await world.db.execute(sql`insert into parameter (code, valid_from, value)
    values ('hours.roundingMinutes', ${MONDAY}, '30')`);
  await workOffMarks(world.db, undefined, at);
  expect(await figures()).toMatchObject({ extra50: 30 });
  await world.db.execute(sql`delete from parameter
    where code = 'hours.roundingMinutes' and valid_from = ${MONDAY}`);
  await workOffMarks(world.db, undefined, at);
  expect(await figures()).toMatchObject({ extra50: 20 });
});

test('who opens the list sees the punch of a moment ago', async () => {
  await world.plan(0);
  await world.punches(0, '09:00', '19:00');
  const filters = [
    { field: 'unit', operator: 'is', value: 'week' },
    { field: 'fromDay', operator: 'is', value: MONDAY },
  ];
  const { body } = await world.server.call(listHourTotals, { filters }, 'rrhh');
  expect(body.rows).toMatchObject([{ personId: world.own, extra50: 60, waiting: false }]);
});
