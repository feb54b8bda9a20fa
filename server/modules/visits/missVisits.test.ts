import { getVisit } from '@contract/visits/visitAcciones';
import { arriveAtVisit, finishVisit, missVisit } from '@contract/visits/visitWalkAcciones';
import { clock } from '../../engine/time/clock';
import { missVisits } from './missVisits';
import { type VisitsWorld, visitsWorld } from './testing/visitsWorld';

let world: VisitsWorld;
beforeAll(async () => {
  world = await visitsWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.clear());

const read = async (id: number) => (await world.server.call(getVisit, { id }, 'jefe')).body;

/** A published visit of the day, a day after its window ended. */
async function overdue() {
  const { body } = await world.plan();
  await world.publish();
  const end = new Date(`${world.day}T10:30:00-03:00`).getTime();
  const seenAt = new Date(`${world.day}T09:20:00-03:00`);
  return { id: body.id, ahead: end + 24 * 3_600_000 + 60_000 - clock.ms(), seenAt };
}

test('a visit that nobody began is given up a day after its window, and not before', async () => {
  const { id, ahead } = await overdue();
  await world.server.travel({ milliseconds: ahead - 120_000 });
  await missVisits(world.db);
  expect((await read(id)).state).toBe('planned');
  await world.server.travel({ milliseconds: 180_000 });
  await missVisits(world.db);
  await missVisits(world.db);
  expect(await read(id)).toMatchObject({
    state: 'missed',
    reason: 'Pasó su horario y nadie avisó que había llegado.',
    version: 3,
  });
});

test('a phone that was without network all day tells that it was there after all', async () => {
  const { body: made } = await world.plan({ day: '2026-12-10' });
  await world.db.execute(
    `update visit set state = 'missed', unbegun = true, reason = 'x' where id = ${made.id}`,
  );
  const step = { id: made.id, ...world.now() };
  expect((await world.server.call(finishVisit, { ...step, report: '' }, 'operario')).status).toBe(
    409,
  );
  expect((await world.server.call(arriveAtVisit, step, 'operario')).status).toBe(200);
  expect(await read(made.id)).toMatchObject({ state: 'arrived', reason: '' });
  expect((await world.server.call(finishVisit, { ...step, report: '' }, 'operario')).status).toBe(
    200,
  );
  expect((await read(made.id)).state).toBe('done');
});

test('whoever missed it says why, in place of the rule; and what somebody gave up themselves stays so', async () => {
  const { body: made } = await world.plan({ day: '2026-12-11' });
  await world.db.execute(
    `update visit set state = 'missed', unbegun = true, reason = 'x' where id = ${made.id}`,
  );
  const step = { id: made.id, ...world.now() };
  const said = await world.server.call(
    missVisit,
    { ...step, reason: 'Estaba cerrado' },
    'operario',
  );
  expect(said.status).toBe(200);
  expect((await read(made.id)).reason).toBe('Estaba cerrado');
  expect((await world.server.call(arriveAtVisit, step, 'operario')).status).toBe(409);
});
