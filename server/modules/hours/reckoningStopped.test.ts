import { asc, gt, sql } from 'drizzle-orm';
import { whileHeld } from '../../../tests/support/whileHeld';
import { lockNumbers } from '../../db/lockNumbers';
import { hourDay, hourMark, hourPeriod } from '../../db/schema/hours';
import { hoursWorld } from './testing/hoursWorld';
import { workOffMarks } from './workOffMarks';

let world: Awaited<ReturnType<typeof hoursWorld>>;

beforeAll(async () => {
  world = await hoursWorld();
});
afterAll(() => world.server.close());

const at = new Date('2026-11-23T12:00:00Z');
const workOff = () => workOffMarks(world.db, undefined, at);

/** This marks days as a change of a rule does. */
const markAll = () =>
  world.db.execute(sql`insert into hour_mark (person_id, day) select person_id, day from hour_day`);

/** Figures of everybody's days and sums; when they were reckoned is another matter. */
async function figures() {
  const days = await world.db.select().from(hourDay).orderBy(asc(hourDay.id));
  const sums = await world.db.select().from(hourPeriod).orderBy(asc(hourPeriod.id));
  return [days.map(({ computedAt: _at, ...day }) => day), sums];
}

/** This finds a person of the second group that is reckoned beside the first. */
async function somebodyLater(): Promise<number> {
  const rows = await world.db
    .selectDistinct({ personId: hourMark.personId })
    .from(hourMark)
    .where(gt(hourMark.personId, 0))
    .orderBy(asc(hourMark.personId));
  return rows[Math.min(40, rows.length - 1)]?.personId ?? 0;
}

const turnOf = (personId: number) =>
  `select pg_advisory_xact_lock(${lockNumbers.hours}, ${personId})`;

test('killed while it reckons, it goes on afterwards, and everybody has what they would have had', async () => {
  await markAll();
  await workOff();
  const whole = await figures();
  // Figures are set as if all of it had still to be reckoned.
  await world.db.update(hourDay).set({ worked: 1, extra50: 0, extra100: 0, overtime: 'none' });
  await world.db.update(hourPeriod).set({ worked: 1, extra50: 0, extra100: 0, granted: 0 });
  await markAll();
  const lock = turnOf(await somebodyLater());
  let failed = false;
  const begin = () =>
    workOff().catch(() => {
      failed = true;
    });
  await whileHeld(world.server, { lock, begin, kill: true });
  expect([failed, (await world.db.$count(hourMark)) > 0]).toEqual([true, true]);
  await workOff();
  expect(await figures()).toEqual(whole);
  expect(await world.db.$count(hourMark)).toBe(0);
}, 120_000);

test('a rule that changes while it reckons holds for everybody, also for who was reckoned before', async () => {
  const rule = sql`code = 'hours.roundingMinutes' and valid_from = '2026-01-01'`;
  const change = () =>
    world.db.execute(sql`insert into parameter (code, valid_from, value)
      values ('hours.roundingMinutes', '2026-01-01', '30')`);
  await change();
  await workOff();
  const whole = await figures();
  await world.db.execute(sql`delete from parameter where ${rule}`);
  await workOff();
  expect(await figures()).not.toEqual(whole);

  await markAll();
  const lock = turnOf(await somebodyLater());
  await whileHeld(world.server, { lock, begin: workOff, meanwhile: change });
  await workOff();
  expect(await figures()).toEqual(whole);
}, 120_000);
