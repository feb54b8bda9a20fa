import { getVisitSeries } from '@contract/visits/series/visitSeriesAcciones';
import { eq } from 'drizzle-orm';
import { notification } from '../../../db/schema/events';
import { person } from '../../../db/schema/organisation';
import { account } from '../../../db/schema/session';
import { type SeriesWorld, seriesWorld } from '../testing/seriesWorld';

let world: SeriesWorld;
beforeAll(async () => {
  world = await seriesWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.clear());

const told = async () =>
  (await world.db.select().from(notification))
    .filter(({ type }) => type === 'visits.series')
    .map(({ title, link }) => [title, link]);

const peopleOf = async (id: number) =>
  (await world.visitsOf(id)).map(({ day, personId }) =>
    personId === null ? `${day}: nobody` : day,
  );

test('who leaves has no visits after their last day, and who plans is told once', async () => {
  const { body: made } = await world.save({ repeat: world.repeat({ times: 4 }) });
  const leaver = eq(person.id, world.people.operario ?? 0);
  await world.db.update(person).set({ leaveDate: '2026-12-01' }).where(leaver);
  await world.follow();
  await world.follow();
  expect(await peopleOf(made.id)).toEqual([
    ...['2026-11-24', '2026-12-01', '2026-12-09: nobody', '2026-12-15: nobody'],
  ]);
  const { body: preview } = await world.preview({ repeat: world.repeat({ times: 3 }) });
  expect(preview.dates.map(({ warnings }) => warnings.map(({ text }) => text).at(-1))).toEqual([
    ...[
      undefined,
      undefined,
      expect.stringMatching(/ya no hace visitas ese día: queda sin asignar/),
    ],
  ]);
  const notices = await told();
  expect(new Set(notices.map(([, link]) => link))).toEqual(new Set([`/visits/series/${made.id}`]));
  expect(notices).toHaveLength(1);
  const { body: seen } = await world.server.call(getVisitSeries, { id: made.id }, 'jefe');
  expect(seen).toMatchObject({ orphan: true, version: 1 });
  await world.db.update(person).set({ leaveDate: null }).where(leaver);
  await world.follow();
  expect(await peopleOf(made.id)).toEqual([
    ...['2026-11-24', '2026-12-01', '2026-12-09', '2026-12-15'],
  ]);
});

test('whoever lost the permission or the account has no visits either', async () => {
  const { body: made } = await world.save({ repeat: world.repeat({ times: 2 }) });
  const theirs = eq(account.personId, world.people.operario ?? 0);
  await world.db.update(account).set({ active: false }).where(theirs);
  await world.follow();
  expect(await peopleOf(made.id)).toEqual(['2026-11-24: nobody', '2026-12-01: nobody']);
  await world.db.update(account).set({ active: true }).where(theirs);
});

test('days that pass bring the next dates, and what is over stays', async () => {
  const { body: made } = await world.save();
  await world.server.travel({ days: 15 });
  await world.follow();
  const visits = await world.visitsOf(made.id);
  expect(visits).toHaveLength(11);
  expect(visits.at(-1)?.day).toBe('2027-02-02');
  await world.server.travel({ days: 7 });
  await world.follow();
  await world.server.travel({ days: 70 });
  await world.follow();
  expect(await world.visitsOf(made.id)).toHaveLength(12);
});
