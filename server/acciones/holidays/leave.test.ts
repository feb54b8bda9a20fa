import { cancelLeave } from '@contract/holidays/cancelLeave';
import { getLeave } from '@contract/holidays/getLeave';
import { getLeaveBalance } from '@contract/holidays/getLeaveBalance';
import { interruptLeave } from '@contract/holidays/interruptLeave';
import { listLeaves } from '@contract/holidays/listLeaves';
import { listOwnLeaves } from '@contract/holidays/listOwnLeaves';
import { requestLeave } from '@contract/holidays/requestLeave';
import { saveAreaMinimum } from '@contract/holidays/saveAreaMinimum';
import { saveLeaveBlock } from '@contract/holidays/saveLeaveBlock';
import { simulateLeave } from '@contract/holidays/simulateLeave';
import { approveRequest } from '@contract/workflow/approveRequest';
import { cancelRequest } from '@contract/workflow/cancelRequest';
import { getRequest } from '@contract/workflow/getRequest';
import { rejectRequest } from '@contract/workflow/rejectRequest';
import { returnRequest } from '@contract/workflow/returnRequest';
import { and, eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { absence } from '../../db/schema/absences';
import { leave, leaveBlock, leaveType } from '../../db/schema/holidays';
import { account } from '../../db/schema/session';
import { lawfulStart } from '../../holidays/leaveDayRules';
import { addDays, dayText } from '../../time/days';

let server: TestServer;
let personId: number;
let areaId: number;
const types: Record<string, number> = {};
/** A Monday far enough to be asked for, with no public holiday around it. */
let monday: string;

beforeAll(async () => {
  server = await buildServer();
  const { db } = server.services.database;
  const [row] = await db.select().from(account).where(eq(account.username, 'empleado'));
  personId = row?.personId ?? 0;
  for (const type of await db.select().from(leaveType)) types[type.code] = type.id;
  const { body } = await server.call(getLeaveBalance, {}, 'empleado');
  expect(body.available).toBeGreaterThanOrEqual(14);
  const found = await db.execute<{ area_id: number }>(
    sql`select area_id from person where id = ${personId}`,
  );
  areaId = found.rows[0]?.area_id ?? 0;
  const today = new Date().toISOString().slice(0, 10);
  monday = lawfulStart(addDays(today, 90), { weekDays: 5, holidays: new Map() });
});
beforeEach(async () => {
  const { db } = server.services.database;
  const mine = await db.select().from(leave).where(eq(leave.personId, personId));
  for (const { id } of mine) {
    const { body } = await server.call(getLeave, { id }, 'empleado');
    if (body.state === 'pending' || body.state === 'draft') {
      const target = { id: body.requestId, version: body.requestVersion };
      await server.call(cancelRequest, target, 'empleado');
    }
    if (body.actions.includes('callOff')) {
      const target = { id, version: body.version, reason: 'Para otra prueba' };
      await server.call(cancelLeave, target, 'rrhh');
    }
  }
});
afterAll(() => server.close());

const week = (from = monday, days = 7) => ({ fromDay: from, toDay: addDays(from, days - 1) });
const ask = (more: Record<string, unknown> = {}, as = 'empleado') =>
  server.call(requestLeave, { typeId: types.VAC ?? 0, ...week(), ...more }, as);
const simulate = async (more: Record<string, unknown> = {}, as = 'empleado') =>
  (await server.call(simulateLeave, { typeId: types.VAC ?? 0, ...week(), ...more }, as)).body;
const balance = async (as = 'empleado', whose?: number) =>
  (await server.call(getLeaveBalance, whose === undefined ? {} : { personId: whose }, as)).body;
const read = async (id: number, as = 'empleado') => (await server.call(getLeave, { id }, as)).body;
const held = async (id: number) => {
  const { db } = server.services.database;
  const own = and(eq(absence.source, 'leave'), eq(absence.sourceId, id));
  return (await db.select().from(absence).where(own))[0];
};
const version = async (id: number) => (await read(id)).requestVersion;
const approve = async ({ id, requestId }: { id: number; requestId: number }, as = 'supervisor') =>
  server.call(approveRequest, { id: requestId, version: await version(id), note: '' }, as);

test('before asking it says what it would do', async () => {
  const { available, reserved } = await balance();
  const seen = await simulate();
  expect(seen).toMatchObject({
    days: 7,
    unit: 'calendar',
    lawfulStart: null,
    balance: { now: available, reserved, after: available - reserved - 7 },
  });
  expect(seen.returnDay > addDays(monday, 6)).toBe(true);
  expect(seen.coverage).toMatchObject({ minimum: 6 });
  const wednesday = await simulate({ ...week(addDays(monday, 2)) });
  expect(wednesday.lawfulStart).not.toBeNull();
  expect(wednesday.notices).toContainEqual(
    expect.objectContaining({ tone: 'warning', source: 'LCT, art. 151' }),
  );
});

test('asked, it holds its days and its balance; approved, it is taken, and the balance says why', async () => {
  const before = await balance();
  const { body: made } = await ask({ note: 'Viaje en familia' });
  expect(await held(made.id)).toMatchObject({ state: 'pending', label: 'Vacaciones' });
  expect(await balance()).toMatchObject({
    available: before.available,
    reserved: before.reserved + 7,
  });
  const { body: request } = await server.call(getRequest, { id: made.requestId }, 'supervisor');
  expect(request.title).toBe(
    `Vacaciones, del ${dayText(monday)} al ${dayText(addDays(monday, 6))}, 7 días`,
  );
  expect(request.facts.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Vuelve', 'Saldo', 'Dotación', 'Comentario']),
  );
  expect(request.link).toBe(`/holidays/leave/${made.id}`);
  expect((await approve(made)).status).toBe(200);
  expect(await held(made.id)).toMatchObject({ state: 'firm' });
  const after = await balance();
  expect(after).toMatchObject({ available: before.available - 7, reserved: before.reserved });
  expect(after.movements[0]).toMatchObject({ kind: 'taken', leaveId: made.id });
  const sum = after.movements.reduce((total, { days }) => total + days, 0);
  expect(sum).toBe(after.available);
  expect(after.years.reduce((total, { left }) => total + left, 0)).toBe(after.available);
});

test('of fifty asked at once for overlapping days exactly one is left', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_item, at) => ask(week(addDays(monday, at % 7)))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(
    answers.filter(({ status, error }) => status === 409 && error.code === 'conflicto'),
  ).toHaveLength(49);
  const { body } = await server.call(listOwnLeaves, {}, 'empleado');
  expect(body.rows.filter(({ state }) => state === 'pending')).toHaveLength(1);
});

test('two that together exceed the balance: the second is refused, whatever the hurry', async () => {
  const { available, reserved } = await balance();
  const free = available - reserved;
  const days = Math.floor(free / 2) + 4;
  const answers = await Promise.all([
    ask(week(monday, days)),
    ask(week(addDays(monday, 140), days)),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.error.message).toMatch(/^(Supera el saldo|Cada tramo)/);
});

test('refused or taken back, days and balance are free again; what is refused says why', async () => {
  const before = await balance();
  const { body: first } = await ask();
  const target = { id: first.requestId, version: await version(first.id) };
  const reason = 'Ese mes hay inventario';
  expect((await server.call(rejectRequest, { ...target, reason }, 'supervisor')).status).toBe(200);
  expect(await held(first.id)).toBeUndefined();
  const { body: second } = await ask();
  const own = { id: second.requestId, version: await version(second.id) };
  expect((await server.call(cancelRequest, own, 'empleado')).status).toBe(200);
  expect(await balance()).toMatchObject({
    available: before.available,
    reserved: before.reserved,
  });
  expect((await read(first.id)).state).toBe('rejected');
});

test('sent back, it is changed and sent again as the same record', async () => {
  const { body: made } = await ask();
  const target = {
    id: made.requestId,
    version: await version(made.id),
    reason: 'Corré una semana',
  };
  expect((await server.call(returnRequest, target, 'supervisor')).status).toBe(200);
  const back = await read(made.id);
  expect([back.state, back.actions]).toEqual(['draft', ['edit', 'withdraw']]);
  const again = { leaveId: made.id, ...week(addDays(monday, 7)) };
  expect((await ask({ ...again, version: 99 })).error.code).toBe('conflicto_version');
  const { body } = await ask({ ...again, version: back.version });
  expect(body).toEqual(made);
  expect(await read(made.id)).toMatchObject({ state: 'pending', fromDay: addDays(monday, 7) });
  expect((await ask({ ...again, version: back.version + 1 })).status).toBe(404);
});

test('what changed meanwhile is seen when it is granted: nobody decided', async () => {
  const { db } = server.services.database;
  const { body: made } = await ask();
  const block = { areaId, ...week(), reason: 'Cierre anual' };
  const { body: blocked } = await server.call(saveLeaveBlock, block, 'rrhh');
  expect((await simulate()).notices[0]).toMatchObject({ tone: 'refusal' });
  const answer = await approve(made);
  expect([answer.status, answer.error.message]).toMatchObject([
    409,
    expect.stringContaining('Cierre anual'),
  ]);
  expect((await read(made.id)).state).toBe('pending');
  await db.delete(leaveBlock).where(eq(leaveBlock.id, blocked.id));
  expect((await approve(made)).status).toBe(200);
});

test('granted leave is called off before it begins, by its owner, and the days come back', async () => {
  const before = await balance();
  const { body: made } = await ask();
  await approve(made);
  const current = await read(made.id);
  expect(current.actions).toEqual(['callOff']);
  const target = { id: made.id, reason: 'Cambió el viaje' };
  const stale = await server.call(cancelLeave, { ...target, version: 99 }, 'empleado');
  expect(stale.error.code).toBe('conflicto_version');
  const input = { ...target, version: current.version };
  expect((await server.call(cancelLeave, input, 'empleado')).status).toBe(200);
  expect(await held(made.id)).toBeUndefined();
  expect((await balance()).available).toBe(before.available);
  expect(await read(made.id)).toMatchObject({ state: 'calledOff', endReason: 'Cambió el viaje' });
  const twice = await server.call(cancelLeave, { ...target, version: current.version + 1 }, 'rrhh');
  expect(twice.error.code).toBe('conflicto');
});

test('interrupted by who manages them, the rest of the days come back', async () => {
  const { db } = server.services.database;
  const before = await balance();
  const { body: made } = await ask(week(monday, 14));
  await approve(made);
  // As if it had begun: its days are moved into the past together.
  const begun = addDays(new Date().toISOString().slice(0, 10), -5);
  const span = { fromDay: begun, toDay: addDays(begun, 13) };
  await db.update(leave).set(span).where(eq(leave.id, made.id));
  const days = and(eq(absence.source, 'leave'), eq(absence.sourceId, made.id));
  await db.update(absence).set(span).where(days);
  const { version: seen, actions } = await read(made.id, 'supervisor');
  expect(actions).toEqual(['interrupt']);
  const input = { id: made.id, version: seen, lastDay: addDays(begun, 5), reason: 'Se enfermó' };
  expect((await server.call(interruptLeave, input, 'empleado')).status).toBe(403);
  expect((await server.call(interruptLeave, input, 'supervisor')).status).toBe(200);
  expect(await held(made.id)).toMatchObject({ toDay: addDays(begun, 5) });
  expect((await balance()).available).toBe(before.available - 6);
  expect(await read(made.id)).toMatchObject({
    state: 'shortened',
    days: 6,
    toDay: addDays(begun, 5),
  });
});

test('what the law or the house does not allow is refused in words', async () => {
  const refusals: [Record<string, unknown>, RegExp][] = [
    [{ toDay: addDays(monday, -1) }, /^Termina antes de empezar/],
    [week(monday, 6), /^Cada tramo es de 7 días/],
    [week(monday, 300), /^Supera el saldo/],
    [week('2020-01-06'), /^Las vacaciones se piden antes/],
    [{ part: 'morning', toDay: monday }, /^Esta licencia se toma por días enteros/],
    [{ typeId: types.MAT, ...week(monday, 11) }, /^Son hasta 10 días cada vez/],
    [{ typeId: types.TRA, fromDay: addDays(monday, 5), toDay: addDays(monday, 6) }, /hábil/],
    [{ typeId: types.TRA, ...week(monday, 7) }, /^Son hasta 3 días por año/],
  ];
  for (const [more, words] of refusals) {
    const { status, error } = await ask(more);
    expect([status, error.message]).toEqual([409, expect.stringMatching(words)]);
  }
});

test('half a day counts half, and its other half may be asked too', async () => {
  const half = { typeId: types.TRA, fromDay: monday, toDay: monday, part: 'morning' };
  const { body } = await ask(half);
  expect(await read(body.id)).toMatchObject({ days: 0.5, returnDay: monday });
  expect((await ask(half)).error.message).toContain('Se superpone');
  expect((await ask({ ...half, part: 'afternoon' })).status).toBe(200);
  expect(
    await simulate({ ...half, fromDay: addDays(monday, 1), toDay: addDays(monday, 1) }),
  ).toMatchObject({
    balance: { now: 3, reserved: 1, after: 1.5 },
  });
});

test('HR asks for somebody, over what is only of the house; who leads them decides', async () => {
  const block = { areaId, ...week(), reason: 'Feria' };
  await server.call(saveLeaveBlock, block, 'rrhh');
  expect((await ask({ personId })).status).toBe(409);
  const { body: made, status } = await ask({ personId }, 'rrhh');
  expect(status).toBe(200);
  expect((await approve(made)).status).toBe(200);
  const { db } = server.services.database;
  await db.delete(leaveBlock).where(eq(leaveBlock.areaId, areaId));
});

test('an area short of people warns, and does not forbid', async () => {
  const save = (people: number, seen: number) =>
    server.call(saveAreaMinimum, { areaId, people, version: seen }, 'rrhh');
  await save(10, 1);
  const { notices } = await simulate();
  expect(notices).toContainEqual(
    expect.objectContaining({ tone: 'warning', text: expect.stringContaining('el mínimo es 10') }),
  );
  expect((await ask()).status).toBe(200);
  await save(6, 2);
});

test('a supervisor lists their team, HR everybody, and neither their own here', async () => {
  const of = async (as: string) => (await server.call(listLeaves, { size: 200 }, as)).body.rows;
  const team = await of('supervisor');
  expect(new Set(team.map(({ areaName }) => areaName))).toEqual(new Set(['Comercial']));
  expect((await of('rrhh')).length).toBeGreaterThan(0);
  expect((await server.call(listLeaves, {}, 'empleado')).status).toBe(403);
  const pending = { field: 'state' as const, operator: 'is' as const, value: 'pending' };
  const { body } = await server.call(listLeaves, { filters: [pending] }, 'supervisor');
  expect(body.rows.length).toBeGreaterThanOrEqual(2);
});
