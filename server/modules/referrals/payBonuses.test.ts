import { admitReferral } from '@contract/referrals/referralAcciones';
import { and, eq } from 'drizzle-orm';
import { news } from '../../db/schema/news';
import { person } from '../../db/schema/organisation';
import { referralBonus } from '../../db/schema/referrals';
import { monthsAfter } from './bonusRules';
import { payBonuses } from './payBonuses';
import { newPapers } from './testing/newPapers';
import { type ReferralsWorld, referralsWorld } from './testing/referralsWorld';

let world: ReferralsWorld;
let openingId = 0;

beforeAll(async () => {
  world = await referralsWorld();
});
beforeEach(async () => {
  await world.clear();
  openingId = (await world.open()).id;
});
afterAll(() => world.server.close());

const papers = (hireDate: string) => newPapers(world.personOf('empleado').areaId, hireDate);

test('a file is made once, and each part of the bonus becomes one novelty in its month', async () => {
  const startDay = await world.day(21);
  const { id } = await world.hired(openingId, startDay);
  expect((await world.seen(id, 'empleado')).body.bonuses).toEqual([
    { months: 0, amount: '80000.00', dueDay: startDay, state: 'waiting' },
    { months: 6, amount: '120000.00', dueDay: monthsAfter(startDay, 6), state: 'waiting' },
  ]);
  const asked = { ...papers(startDay), ...(await world.now(id)) };
  const twice = await Promise.all([
    world.server.call(admitReferral, asked, 'rrhh'),
    world.server.call(admitReferral, asked, 'rrhh'),
  ]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await world.db.$count(person, eq(person.docket, asked.docket))).toBe(1);

  const owner = world.personOf('empleado').id;
  const paid = async () =>
    (
      await world.db
        .select({ quantity: news.quantity, state: news.state })
        .from(news)
        .innerJoin(referralBonus, eq(referralBonus.newsId, news.id))
        .where(and(eq(news.personId, owner), eq(referralBonus.referralId, id)))
        .orderBy(news.id)
    ).map(({ quantity, state }) => [quantity, state]);
  const { services } = world.server;
  await payBonuses(world.db, services);
  expect(await paid()).toEqual([]);
  await world.server.travel({ days: 22 });
  await Promise.all([payBonuses(world.db, services), payBonuses(world.db, services)]);
  expect(await paid()).toEqual([['80000.00', 'pending']]);
  await world.server.travel({ days: 190 });
  await payBonuses(world.db, services);
  await payBonuses(world.db, services);
  expect(await paid()).toEqual([
    ['80000.00', 'pending'],
    ['120000.00', 'pending'],
  ]);
});

test('who left before the day of a part loses it, and hears so', async () => {
  const start = await world.day(1);
  const { id } = await world.hired(openingId, start);
  await world.server.call(admitReferral, { ...papers(start), ...(await world.now(id)) }, 'rrhh');
  const { personId } = await world.lastRow();
  await world.db
    .update(person)
    .set({ leaveDate: await world.day(30), leaveReason: 'resignation' })
    .where(eq(person.id, personId ?? 0));
  await world.server.travel({ days: 200 });
  await payBonuses(world.db, world.server.services);
  const { bonuses } = (await world.seen(id, 'empleado')).body;
  expect(bonuses.map(({ state }) => state)).toEqual(['made', 'lost']);
});

test('whoever decides earns nothing by referring', async () => {
  const { id } = await world.hired(openingId, await world.day(5), {}, 'rrhh');
  expect((await world.seen(id, 'rrhh')).body).toMatchObject({
    ...{ bonuses: [], noBonus: expect.stringContaining('decide') },
  });
});

test('nobody earns by referring themselves', async () => {
  const { id: ownId, email } = world.personOf('empleado');
  const own = { email: email ?? '' };
  expect(own.email).not.toBe('');
  const leaves = (leaveDate: string | null) =>
    world.db
      .update(person)
      .set({ leaveDate, leaveReason: leaveDate && 'resignation' })
      .where(eq(person.id, ownId));
  // A person who works here is not hired; one whose last day is known could come back.
  await leaves(await world.day(2));
  const { id } = await world.hired(openingId, await world.day(5), own);
  await leaves(null);
  expect((await world.seen(id, 'rrhh')).body).toMatchObject({
    ...{ bonuses: [], noBonus: 'Nadie se refiere a sí mismo.' },
  });
});
