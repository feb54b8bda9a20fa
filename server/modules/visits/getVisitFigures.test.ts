import { getVisitFigures } from '@contract/visits/visitFigureAcciones';
import { visit } from '../../db/schema/visits';
import { type VisitsWorld, visitsWorld } from './testing/visitsWorld';

let world: VisitsWorld;
beforeAll(async () => {
  world = await visitsWorld();
  await world.clear();
});
afterAll(() => world.server.close());

const at = (hour: string, day = world.day) => new Date(`${day}T${hour}:00-03:00`);

/** Visits of two people in each state, some of them late, far away or without anybody. */
async function made() {
  const { operario = 0, jefe = 0 } = world.people;
  const base = {
    ...{ day: world.day, fromTime: '09:00', toTime: '10:00', minutes: 30, radius: 150 },
    ...{ siteId: world.siteId, purposeId: world.purposeId, place: 'La Unión', personId: operario },
  };
  const done = { ...base, state: 'done' as const, arrival: 'inside' as const };
  await world.db.insert(visit).values([
    { ...done, arrivedAt: at('09:30'), endedAt: at('09:50') },
    { ...done, arrivedAt: at('10:20'), endedAt: at('10:50'), arrival: 'outside' },
    { ...base, state: 'missed', place: 'la unión' },
    { ...base, state: 'planned', place: 'Otro' },
    { ...done, personId: jefe, arrivedAt: at('09:00'), endedAt: at('10:00') },
    { ...base, state: 'draft', personId: null },
    { ...base, state: 'cancelled' },
    {
      ...{ ...done, day: '2026-10-02' },
      ...{ arrivedAt: at('09:30', '2026-10-02'), endedAt: at('09:40', '2026-10-02') },
    },
  ]);
}

const ask = async (as: string, fromDay = world.day) =>
  (await world.server.call(getVisitFigures, { fromDay, toDay: world.day }, as)).body;

test('visits are counted by what became of them, and each sees those of their reach', async () => {
  await made();
  const { total, byPlace, byPerson, byMonth } = await ask('operario', '2026-09-01');
  expect(total).toEqual({
    ...{ key: '', label: '', visits: 5, done: 3, missed: 1 },
    ...{ inTime: 2, outside: 1, minutes: 60, covered: 0 },
  });
  expect(byPlace.map(({ label, visits }) => [label, visits])).toEqual([
    ['La Unión', 4],
    ['Otro', 1],
  ]);
  expect(byMonth.map(({ key, visits }) => [key, visits])).toEqual([
    ['2026-10', 1],
    ['2026-11', 4],
  ]);
  expect(byPerson).toHaveLength(1);
  const wide = await ask('jefe');
  expect([wide.total.visits, wide.byPerson.length]).toEqual([5, 2]);
});

test('a time without visits has figures of nothing', async () => {
  const { body } = await world.server.call(
    getVisitFigures,
    { fromDay: '2020-01-01', toDay: '2020-01-02' },
    'jefe',
  );
  expect([body.total.visits, body.byPlace]).toEqual([0, []]);
});
