import { onDays } from '@contract/core/rangeText';
import { listOwnLeaves, simulateLeave } from '@contract/holidays/leaveAcciones';
import { saveLeaveBlock } from '@contract/holidays/leaveRuleAcciones';
import { getRequest, returnRequest } from '@contract/workflow/requestAcciones';
import { eq } from 'drizzle-orm';
import { leaveBlock } from '../../db/schema/holidays';
import { addDays } from '../../engine/time/days';
import { type LeaveWorld, leaveWorld } from './testing/leaveWorld';

let world: LeaveWorld;

beforeAll(async () => {
  world = await leaveWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

const simulate = async (more: Record<string, unknown> = {}, as = 'empleado') =>
  (
    await world.server.call(
      simulateLeave,
      { typeId: world.types.VAC ?? 0, ...world.week(), ...more },
      as,
    )
  ).body;

test('asked, it holds its days and its balance; approved, it is taken, and the balance says why', async () => {
  const before = await world.balance();
  const { body: made } = await world.ask({ note: 'Viaje en familia' });
  expect(await world.held(made.id)).toMatchObject({ state: 'pending', label: 'Vacaciones' });
  expect(await world.balance()).toMatchObject({
    available: before.available,
    reserved: before.reserved + 7,
  });
  const { body: request } = await world.server.call(
    getRequest,
    { id: made.requestId },
    'supervisor',
  );
  expect(request.title).toBe(
    `Vacaciones, ${onDays(world.monday, addDays(world.monday, 6))}, 7 días`,
  );
  expect(request.facts.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Vuelve', 'Saldo', 'Dotación', 'Comentario']),
  );
  expect(request.link).toBe(`/holidays/leave/${made.id}`);
  expect((await world.approve(made)).status).toBe(200);
  expect(await world.held(made.id)).toMatchObject({ state: 'firm' });
  const after = await world.balance();
  expect(after).toMatchObject({ available: before.available - 7, reserved: before.reserved });
  expect(after.movements[0]).toMatchObject({ kind: 'taken', leaveId: made.id });
  const sum = after.movements.reduce((total, { days }) => total + days, 0);
  expect(sum).toBe(after.available);
  expect(after.years.reduce((total, { left }) => total + left, 0)).toBe(after.available);
});

test('of fifty asked at once for overlapping days exactly one is left', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_item, at) => world.ask(world.week(addDays(world.monday, at % 7)))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(
    answers.filter(({ status, error }) => status === 409 && error.code === 'conflicto'),
  ).toHaveLength(49);
  const { body } = await world.server.call(listOwnLeaves, {}, 'empleado');
  expect(body.rows.filter(({ state }) => state === 'pending')).toHaveLength(1);
});

test('two that together exceed the balance: the second is refused, whatever the hurry', async () => {
  const { available, reserved } = await world.balance();
  const free = available - reserved;
  const days = Math.floor(free / 2) + 4;
  const answers = await Promise.all([
    world.ask(world.week(world.monday, days)),
    world.ask(world.week(addDays(world.monday, 140), days)),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.error.message).toMatch(/^(Supera el saldo|No quedan días|Cada tramo)/);
});

test('sent back, it is changed and sent again as the same record', async () => {
  const { body: made } = await world.ask();
  const target = {
    id: made.requestId,
    version: await world.version(made.id),
    reason: 'Corré una semana',
  };
  expect((await world.server.call(returnRequest, target, 'supervisor')).status).toBe(200);
  const back = await world.read(made.id);
  expect([back.state, back.actions]).toEqual(['draft', ['edit', 'withdraw']]);
  const again = { leaveId: made.id, ...world.week(addDays(world.monday, 7)) };
  expect((await world.ask({ ...again, version: 99 })).error.code).toBe('conflicto_version');
  const { body } = await world.ask({ ...again, version: back.version });
  expect(body).toEqual(made);
  expect(await world.read(made.id)).toMatchObject({
    state: 'pending',
    fromDay: addDays(world.monday, 7),
  });
  expect((await world.ask({ ...again, version: back.version + 1 })).status).toBe(404);
});

test('asked in somebody’s name and sent back, whoever asked sends it again for them, and for nobody else', async () => {
  const { personId } = world;
  const { body: made } = await world.ask({ personId }, 'rrhh');
  const version = await world.version(made.id);
  const target = { id: made.requestId, version, reason: 'Corré una semana' };
  await world.server.call(returnRequest, target, 'supervisor');
  const back = await world.read(made.id);
  const again = {
    leaveId: made.id,
    version: back.version,
    ...world.week(addDays(world.monday, 7)),
  };
  expect((await world.ask(again, 'rrhh')).status).toBe(404);
  expect((await world.ask({ ...again, personId }, 'rrhh')).body).toEqual(made);
  expect((await world.read(made.id)).state).toBe('pending');
});

test('what changed meanwhile is seen when it is granted: nobody decided', async () => {
  const { body: made } = await world.ask();
  const block = { areaId: world.areaId, ...world.week(), reason: 'Cierre anual' };
  const { body: blocked } = await world.server.call(saveLeaveBlock, block, 'rrhh');
  expect((await simulate()).notices[0]).toMatchObject({ tone: 'refusal' });
  const answer = await world.approve(made);
  expect([answer.status, answer.error.message]).toMatchObject([
    409,
    expect.stringContaining('Cierre anual'),
  ]);
  expect((await world.read(made.id)).state).toBe('pending');
  await world.db.delete(leaveBlock).where(eq(leaveBlock.id, blocked.id));
  expect((await world.approve(made)).status).toBe(200);
});
