import { listHourDays } from '@contract/hours/hourAcciones';
import { eq } from 'drizzle-orm';
import { hourDay } from '../../db/schema/hours';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { dayAt, hoursWorld, MONDAY, momentAt } from './testing/hoursWorld';

let world: Awaited<ReturnType<typeof hoursWorld>>;

beforeAll(async () => {
  world = await hoursWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.empty());

const dayOf = async (day: string) => {
  const filters = [{ field: 'day', operator: 'is', value: day }];
  return (await world.server.call(listHourDays, { filters }, 'supervisor')).body.rows[0];
};

test('a day says from when to when its overtime was, beside its shift and its punches', async () => {
  await world.plan(0);
  await world.punches(0, '08:00', '19:30');
  await world.plan(1);
  await world.punches(1, '09:00', '18:00');
  const iso = (index: number, time: string) => momentAt(index, time).toISOString();
  expect(await dayOf(MONDAY)).toMatchObject({
    extra50: 150,
    times: {
      zone: 'America/Argentina/Buenos_Aires',
      extras: [
        { from: iso(0, '08:00'), to: iso(0, '09:00') },
        { from: iso(0, '18:00'), to: iso(0, '19:30') },
      ],
      shifts: [{ name: 'De nueve a seis', from: iso(0, '09:00'), to: iso(0, '18:00') }],
      punched: [{ from: iso(0, '08:00'), to: iso(0, '19:30') }],
    },
  });
  expect(await dayOf(dayAt(1))).toMatchObject({ extra50: 0, times: null });
});

test('what waits begins with those who answer to whoever looks, unless another order is asked for', async () => {
  const idOf = async (username: string) => {
    const [row] = await world.db.select().from(account).where(eq(account.username, username));
    return row?.personId ?? 0;
  };
  const direct = await idOf('sueldos');
  const [boss] = await world.db
    .select({ id: person.managerId })
    .from(person)
    .where(eq(person.id, direct));
  expect(boss?.id).toBe(await idOf('rrhh'));
  // The others are of later days, which come first otherwise.
  await world.db.insert(hourDay).values(
    [direct, world.own].map((personId, index) => ({
      ...{ personId, day: dayAt(index), extra50: 60, overtime: 'waiting' as const },
    })),
  );
  const waiting = [{ field: 'overtime', operator: 'in', value: ['waiting'] }];
  const listed = async (sort: object[]) =>
    (await world.server.call(listHourDays, { filters: waiting, sort }, 'rrhh')).body.rows.map(
      ({ personId }) => personId,
    );
  expect(await listed([])).toEqual([direct, world.own]);
  expect(await listed([{ field: 'day', direction: 'desc' }])).toEqual([world.own, direct]);
});
