import { listNotifications } from '@contract/notifications/listNotifications';
import { getRequest, listWaiting } from '@contract/workflow/requestAcciones';
import {
  decideRequestInstead,
  reassignRequest,
  remindRequest,
} from '@contract/workflow/stuckRequestAcciones';
import { and, eq } from 'drizzle-orm';
import { approvalSeat } from '../../db/schema/approvals';
import { account } from '../../db/schema/session';
import { type LeaveWorld, leaveWorld } from './testing/leaveWorld';

let world: LeaveWorld;

beforeAll(async () => {
  world = await leaveWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

const accountOf = async (username: string) => {
  const [row] = await world.db.select().from(account).where(eq(account.username, username));
  return row;
};
const seen = async (id: number, as: string) =>
  (await world.server.call(getRequest, { id }, as)).body;
const rings = async (id: number, as: string) => {
  const { body } = await world.server.call(listNotifications, { size: 100 }, as);
  const link = `/workflow?solicitud=${id}`;
  return body.rows.filter((row) => row.link === link && row.readAt === null).length;
};
const waitsFor = async (id: number, as: string) => {
  const { body } = await world.server.call(listWaiting, { size: 200 }, as);
  return body.rows.some((row) => row.id === id);
};

test('who sees the leave sees who decides it and what happened, and human resources what to do about it', async () => {
  const { body: made } = await world.ask();
  const request = await seen(made.requestId, 'rrhh');
  expect(request.chain[0]?.seats.length).toBeGreaterThan(0);
  expect(request.history.map(({ kind }) => kind)).toEqual(['submitted']);
  expect(request.actions).toEqual(['remind', 'reassign', 'decideInstead']);
  expect((await seen(made.requestId, 'supervisor')).actions).toEqual([
    'approve',
    'reject',
    'return',
  ]);
  expect((await seen(made.requestId, 'empleado')).actions).toEqual(['cancel']);
  // Neither a colleague nor whoever approves for others learns of it.
  expect((await world.server.call(getRequest, { id: made.requestId }, 'operario')).status).toBe(
    404,
  );
});

test('reminded, those who decide hear of it, at most once a day', async () => {
  const { body: made } = await world.ask();
  const target = { id: made.requestId, version: await world.version(made.id) };
  const before = await rings(target.id, 'supervisor');
  const told = await world.server.call(remindRequest, target, 'rrhh');
  expect([told.status, told.body.history?.at(-1)?.kind]).toEqual([200, 'reminded']);
  expect(told.body.history.at(-1)?.who?.name).toBeTruthy();
  expect(await rings(target.id, 'supervisor')).toBe(before + 1);
  expect((await world.server.call(remindRequest, target, 'rrhh')).status).toBe(409);
  for (const [who, status] of [
    ['supervisor', 403],
    ['empleado', 403],
    ['jefe', 404],
  ] as const) {
    const answer = await world.server.call(remindRequest, target, who);
    expect([who, answer.status]).toEqual([who, status]);
  }
});

test('passed to somebody else, it waits for them alone, and its bell goes with it', async () => {
  const { body: made } = await world.ask();
  const target = { id: made.requestId, version: await world.version(made.id) };
  const jefe = await accountOf('jefe');
  const pass = (personId: number, as = 'rrhh') =>
    world.server.call(reassignRequest, { ...target, personId, reason: 'Está de viaje' }, as);
  // People do not decide their own, and those without an inbox decide nothing.
  expect((await pass(world.personId)).status).toBe(409);
  expect((await pass((await accountOf('operario'))?.personId ?? 0)).status).toBe(409);
  expect((await pass(jefe?.personId ?? 0, 'supervisor')).status).toBe(403);
  const passed = await pass(jefe?.personId ?? 0);
  expect(passed.status).toBe(200);
  const { kind, reason } = passed.body.history.at(-1) ?? {};
  expect([kind, reason]).toEqual(['handedOver', 'Está de viaje']);
  expect([await waitsFor(target.id, 'jefe'), await waitsFor(target.id, 'supervisor')]).toEqual([
    true,
    false,
  ]);
  expect([await rings(target.id, 'jefe'), await rings(target.id, 'supervisor')]).toEqual([1, 0]);
  // Over what they had seen before: they look first.
  expect((await pass(jefe?.personId ?? 0)).error.code).toBe('conflicto_version');
  expect((await world.approve(made, 'jefe')).status).toBe(200);
});

test('decided instead, it says in whose place and why, and the days are taken', async () => {
  const { body: made } = await world.ask();
  const target = { id: made.requestId, version: await world.version(made.id) };
  const decide = (decision: string, as: string) =>
    world.server.call(decideRequestInstead, { ...target, decision, reason: 'Nadie contesta' }, as);
  expect((await decide('approve', 'supervisor')).status).toBe(403);
  expect((await decide('approve', 'empleado')).status).toBe(403);
  const done = await decide('approve', 'rrhh');
  expect([done.status, done.body.state]).toEqual([200, 'approved']);
  const last = done.body.history.at(-1);
  expect([last?.kind, last?.reason, Boolean(last?.onBehalfOf)]).toEqual([
    'approved',
    'Nadie contesta',
    true,
  ]);
  expect(await world.held(made.id)).toMatchObject({ state: 'firm' });
  expect(await rings(target.id, 'supervisor')).toBe(0);
  const late = await decide('reject', 'rrhh');
  expect([late.status, late.error.message]).toEqual([409, expect.stringMatching(/^Ya la aprobó/)]);
});

test('nobody attends to their own leave', async () => {
  const { body: made } = await world.ask({}, 'rrhh');
  const { requestId } = made;
  expect((await seen(requestId, 'rrhh')).actions).toEqual(['cancel']);
  const { version } = await seen(requestId, 'rrhh');
  const own = { id: requestId, version, decision: 'approve', reason: 'Es mía' };
  expect((await world.server.call(decideRequestInstead, own, 'rrhh')).status).toBe(403);
  const waiting = and(eq(approvalSeat.requestId, requestId), eq(approvalSeat.waiting, true));
  expect(await world.db.$count(approvalSeat, waiting)).toBeGreaterThan(0);
});
