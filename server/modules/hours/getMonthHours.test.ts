import { decideOvertime, getMonthHours, listHourDays } from '@contract/hours/hourAcciones';
import { eq } from 'drizzle-orm';
import { periodClose } from '../../db/schema/closes';
import { hourMark } from '../../db/schema/hours';
import { person } from '../../db/schema/organisation';
import { dayAt, hoursWorld, MONDAY } from './testing/hoursWorld';
import { seenRows } from './testing/seenRows';

let world: Awaited<ReturnType<typeof hoursWorld>>;

beforeAll(async () => {
  world = await hoursWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.empty());

const MONTH = '2026-10';
const month = async (as = 'empleado', personId?: number) =>
  world.server.call(getMonthHours, { month: MONTH, ...(personId ? { personId } : {}) }, as);

const decide = async (day: string, move: 'approve' | 'bank' | 'reject') => {
  const filters = [{ field: 'day', operator: 'is', value: day }];
  const { rows } = (await world.server.call(listHourDays, { filters }, 'supervisor')).body;
  const asked = { ...seenRows(rows), move, reason: 'Inventario' };
  expect((await world.server.call(decideOvertime, asked, 'supervisor')).body.done).toBe(1);
};

test('a month adds up its days, the punch of a moment ago among them, and its overtime by what was decided', async () => {
  await world.plan(0);
  await world.punches(0, '09:00', '19:00');
  await world.plan(1);
  await world.punches(1, '09:00', '18:30');
  await world.plan(2);
  await decide(MONDAY, 'approve');
  const { body } = await month();
  expect(body).toMatchObject({
    ...{ from: '2026-10-01', to: '2026-10-31', state: 'open', days: 3, waiting: false },
    figures: { expected: 1440, worked: 960, absent: 480, extra50: 90, extra100: 0 },
    overtime: [
      { state: 'waiting', days: 1, extra50: 30, extra100: 0 },
      { state: 'approved', days: 1, extra50: 60, extra100: 0 },
    ],
    notable: [
      { day: MONDAY, overtime: 'approved' },
      { day: dayAt(1), overtime: 'waiting' },
    ],
  });
  expect(await world.db.select().from(hourMark)).toEqual([]);
});

test('by how much overtime and night are paid is what was written for that month', async () => {
  const { body } = await month();
  expect([body.days, body.figures.worked]).toEqual([0, 0]);
  expect(body.surcharges).toEqual({ extra50: 50, extra100: 100, nightMinutes: 8 });
});

test('an entry without exit is named with its day, and a closed month says that it is', async () => {
  await world.touch(3, '09:00', 'in');
  expect((await month()).body.notable).toMatchObject([{ day: dayAt(3), unfinished: 1 }]);
  const [own] = await world.db.select().from(person).where(eq(person.id, world.own));
  const closed = { siteId: own?.siteId ?? 0, month: `${MONTH}-01`, closedBy: 1 };
  await world.db.insert(periodClose).values({ ...closed, ledger: 'time' });
  expect((await month()).body.state).toBe('timeClosed');
  await world.db.delete(periodClose);
});

test('nobody reads the month of who is not theirs, nor hears that they are there', async () => {
  expect((await month('supervisor', world.own)).body.personId).toBe(world.own);
  const { body: boss } = await month('supervisor');
  const refused = await month('empleado', boss.personId);
  const nobody = await month('empleado', 2_000_000_000);
  expect([refused.status, refused.error.message]).toEqual([404, nobody.error.message]);
});
