import { cancelLeave, interruptLeave } from '@contract/holidays/leaveAcciones';
import { cancelRequest, rejectRequest } from '@contract/workflow/requestAcciones';
import { and, eq } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';
import { leave } from '../../db/schema/holidays';
import { addDays } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { type LeaveWorld, leaveWorld } from './testing/leaveWorld';

let world: LeaveWorld;

beforeAll(async () => {
  world = await leaveWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

test('refused or taken back, days and balance are free again; what is refused says why', async () => {
  const before = await world.balance();
  const { body: first } = await world.ask();
  const target = { id: first.requestId, version: await world.version(first.id) };
  const reason = 'Ese mes hay inventario';
  expect((await world.server.call(rejectRequest, { ...target, reason }, 'supervisor')).status).toBe(
    200,
  );
  expect(await world.held(first.id)).toBeUndefined();
  const { body: second } = await world.ask();
  const own = { id: second.requestId, version: await world.version(second.id) };
  expect((await world.server.call(cancelRequest, own, 'empleado')).status).toBe(200);
  expect(await world.balance()).toMatchObject({
    available: before.available,
    reserved: before.reserved,
  });
  expect((await world.read(first.id)).state).toBe('rejected');
});

test('granted leave is called off before it begins, by its owner, and the days come back', async () => {
  const before = await world.balance();
  const { body: made } = await world.ask();
  await world.approve(made);
  const current = await world.read(made.id);
  expect(current.actions).toEqual(['callOff']);
  const target = { id: made.id, reason: 'Cambió el viaje' };
  const stale = await world.server.call(cancelLeave, { ...target, version: 99 }, 'empleado');
  expect(stale.error.code).toBe('conflicto_version');
  const input = { ...target, version: current.version };
  expect((await world.server.call(cancelLeave, input, 'empleado')).status).toBe(200);
  expect(await world.held(made.id)).toBeUndefined();
  expect((await world.balance()).available).toBe(before.available);
  expect(await world.read(made.id)).toMatchObject({
    state: 'calledOff',
    endReason: 'Cambió el viaje',
  });
  const twice = await world.server.call(
    cancelLeave,
    { ...target, version: current.version + 1 },
    'rrhh',
  );
  expect(twice.error.code).toBe('conflicto');
});

test('interrupted by who manages them, the rest of the days come back', async () => {
  const before = await world.balance();
  const { body: made } = await world.ask(world.week(world.monday, 14));
  await world.approve(made);
  // The leave is made to look begun: its days are moved into the past together.
  const begun = addDays(todayIn(), -5);
  const span = { fromDay: begun, toDay: addDays(begun, 13) };
  await world.db.update(leave).set(span).where(eq(leave.id, made.id));
  const days = and(eq(absence.source, 'leave'), eq(absence.sourceId, made.id));
  await world.db.update(absence).set(span).where(days);
  const { version: seen, actions } = await world.read(made.id, 'supervisor');
  expect(actions).toEqual(['interrupt']);
  const input = { id: made.id, version: seen, lastDay: addDays(begun, 5), reason: 'Se enfermó' };
  expect((await world.server.call(interruptLeave, input, 'empleado')).status).toBe(403);
  expect((await world.server.call(interruptLeave, input, 'supervisor')).status).toBe(200);
  expect(await world.held(made.id)).toMatchObject({ toDay: addDays(begun, 5) });
  expect((await world.balance()).available).toBe(before.available - 6);
  expect(await world.read(made.id)).toMatchObject({
    state: 'shortened',
    days: 6,
    toDay: addDays(begun, 5),
  });
});
