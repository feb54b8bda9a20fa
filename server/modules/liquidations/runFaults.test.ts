import { recalculatePerson, stopPayRun } from '@contract/liquidations/runAcciones';
import { and, eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { payLine, payRunPerson } from '../../db/schema/payRuns';
import { runActions } from './runRules';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.unpaid());

test('whoever is no longer among the people of a run leaves no line in it', async () => {
  const { db } = world;
  const run = await world.reviewed({ title: 'Con una baja' });
  const [one] = await world.people(run.id);
  const personId = one?.personId ?? 0;
  await db.update(person).set({ leaveDate: '2026-09-30' }).where(eq(person.id, personId));
  await world.calculate(run, true);
  await world.settled(run.id, 'review');
  const own = and(eq(payLine.runId, run.id), eq(payLine.personId, personId));
  expect([(await world.people(run.id)).length, await db.$count(payLine, own)]).toEqual([
    run.people - 1,
    0,
  ]);
  await db.update(person).set({ leaveDate: null }).where(eq(person.id, personId));
});

test('stopped before its people were taken it is sent to nobody', async () => {
  const { db, server } = world;
  const { body } = await world.open({ title: 'Vacía' });
  const { body: begun } = await world.calculate(body);
  await server.call(stopPayRun, { id: begun.id, version: begun.version }, 'sueldos');
  await db.delete(payRunPerson).where(eq(payRunPerson.runId, begun.id));
  const run = await world.settled(begun.id, 'review');
  expect((await world.submit(run)).error.message).toContain('No tiene a nadie calculado');
});

test('whoever sent a run to be approved does not approve it, whoever opened it', async () => {
  const run = await world.reviewed({ title: 'La abre una y la manda otra' });
  await world.submit(run, 'rrhh');
  const pending = await world.read(run.id);
  expect([(await world.approve(pending)).status, (await world.read(run.id)).state]).toEqual([
    403,
    'pending',
  ]);
});

test('whoever reckoned one person again does not approve the run', async () => {
  const { server } = world;
  const run = await world.reviewed({ title: 'Con una recalculada' });
  const [one] = await world.people(run.id);
  const again = await server.call(recalculatePerson, { id: one?.id ?? 0 }, 'rrhh');
  expect(again.status).toBe(200);
  await world.submit(await world.read(run.id));
  const pending = await world.read(run.id);
  const refused = await world.approve(pending, 'rrhh');
  expect([refused.status, refused.error.message]).toEqual([
    403,
    'La aprueba otra persona que quienes la prepararon.',
  ]);
  const after = await world.read(run.id);
  expect([after.state, after.history.map(({ kind }) => kind)]).toEqual([
    'pending',
    ['created', 'calculated', 'recalculated', 'submitted'],
  ]);
});

test('with slips already given it is only published to the rest', () => {
  expect(runActions({ state: 'approved', batchId: null, reversesId: null })).toEqual([
    'withdraw',
    'publish',
    'cancel',
  ]);
  expect(runActions({ state: 'approved', batchId: 7, reversesId: null })).toEqual([
    'publish',
    'finish',
  ]);
  // A reversal gives everybody theirs: half of one would leave the rest paid by what is taken back.
  expect(runActions({ state: 'approved', batchId: 7, reversesId: 3 })).toEqual(['publish']);
});
