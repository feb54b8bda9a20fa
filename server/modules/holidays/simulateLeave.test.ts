import { listLeaves, simulateLeave } from '@contract/holidays/leaveAcciones';
import { saveAreaMinimum, saveLeaveBlock } from '@contract/holidays/leaveRuleAcciones';
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

test('before asking it says what it would do', async () => {
  const { available, reserved } = await world.balance();
  const seen = await simulate();
  expect(seen).toMatchObject({
    days: 7,
    unit: 'calendar',
    lawfulStart: null,
    balance: { now: available, reserved, after: available - reserved - 7 },
  });
  expect(seen.returnDay > addDays(world.monday, 6)).toBe(true);
  expect(seen.coverage).toMatchObject({ minimum: 6 });
  const wednesday = await simulate({ ...world.week(addDays(world.monday, 2)) });
  expect(wednesday.lawfulStart).not.toBeNull();
  expect(wednesday.notices).toContainEqual(
    expect.objectContaining({ tone: 'warning', source: 'LCT, art. 151' }),
  );
});

test('what the law or the organisation does not allow is refused in words', async () => {
  const refusals: [Record<string, unknown>, RegExp][] = [
    [world.week(world.monday, 6), /^Cada tramo es de 7 días/],
    [world.week(world.monday, 300), /^Supera el saldo/],
    [world.week('2020-01-06'), /^Las vacaciones se piden antes/],
    [{ part: 'morning', toDay: world.monday }, /^Esta licencia se toma por días enteros/],
    [{ typeId: world.types.MAT, ...world.week(world.monday, 11) }, /^Son hasta 10 días cada vez/],
    [
      {
        typeId: world.types.TRA,
        fromDay: addDays(world.monday, 5),
        toDay: addDays(world.monday, 6),
      },
      /hábil/,
    ],
    [{ typeId: world.types.TRA, ...world.week(world.monday, 7) }, /^Son hasta 3 días por año/],
  ];
  for (const [more, words] of refusals) {
    const { status, error } = await world.ask(more);
    expect([status, error.message]).toEqual([409, expect.stringMatching(words)]);
  }
});

test('half a day counts half, and its other half may be asked too', async () => {
  const half = {
    typeId: world.types.TRA,
    fromDay: world.monday,
    toDay: world.monday,
    part: 'morning',
  };
  const { body } = await world.ask(half);
  expect(await world.read(body.id)).toMatchObject({ days: 0.5, returnDay: world.monday });
  expect((await world.ask(half)).error.message).toContain('Se superpone');
  expect((await world.ask({ ...half, part: 'afternoon' })).status).toBe(200);
  expect(
    await simulate({ ...half, fromDay: addDays(world.monday, 1), toDay: addDays(world.monday, 1) }),
  ).toMatchObject({
    balance: { now: 3, reserved: 1, after: 1.5 },
  });
});

test('HR asks for somebody, over what is only of the organisation; who leads them decides', async () => {
  const block = { areaId: world.areaId, ...world.week(), reason: 'Feria' };
  await world.server.call(saveLeaveBlock, block, 'rrhh');
  expect((await world.ask({ personId: world.personId })).status).toBe(409);
  const { body: made, status } = await world.ask({ personId: world.personId }, 'rrhh');
  expect(status).toBe(200);
  expect((await world.approve(made)).status).toBe(200);
  await world.db.delete(leaveBlock).where(eq(leaveBlock.areaId, world.areaId));
});

test('an area short of people warns, and does not forbid', async () => {
  const save = (people: number, seen: number) =>
    world.server.call(saveAreaMinimum, { areaId: world.areaId, people, version: seen }, 'rrhh');
  await save(10, 1);
  const { notices } = await simulate();
  expect(notices).toContainEqual(
    expect.objectContaining({ tone: 'warning', text: expect.stringContaining('el mínimo es 10') }),
  );
  expect((await world.ask()).status).toBe(200);
  await save(6, 2);
});

test('a supervisor lists their team, HR everybody, and neither their own here', async () => {
  const of = async (as: string) =>
    (await world.server.call(listLeaves, { size: 200 }, as)).body.rows;
  const team = await of('supervisor');
  expect(new Set(team.map(({ areaName }) => areaName))).toEqual(new Set(['Comercial']));
  expect((await of('rrhh')).length).toBeGreaterThan(0);
  expect((await world.server.call(listLeaves, {}, 'empleado')).status).toBe(403);
  const pending = { field: 'state' as const, operator: 'is' as const, value: 'pending' };
  const { body } = await world.server.call(listLeaves, { filters: [pending] }, 'supervisor');
  expect(body.rows.length).toBeGreaterThanOrEqual(2);
});
