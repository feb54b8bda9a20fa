import { listNotifications } from '@contract/notifications/listNotifications';
import { createDelegation } from '@contract/workflow/createDelegation';
import {
  approveRequest,
  cancelRequest,
  decideRequests,
  getRequest,
  rejectRequest,
} from '@contract/workflow/requestAcciones';
import { eq, sql } from 'drizzle-orm';
import {
  type ApprovalsTools,
  approvalsTools,
  manager,
  step,
} from '../../../tests/support/approvals';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { approvalEvent } from '../../db/schema/approvals';
import { addDays } from '../time/days';
import { todayHere } from '../time/todayHere';

const today = todayHere();

let server: TestServer;
let tools: ApprovalsTools;
beforeAll(async () => {
  server = await buildServer();
  tools = approvalsTools(server);
});
afterAll(() => server.close());
// A chain of one test rules no other.
afterEach(() => tools.forgetDefinitions());

test('two who decide at the same instant: one wins, the other is told who did', async () => {
  await tools.define({
    steps: [step(await tools.byPerson('rrhh'), await tools.byPerson('supervisor'))],
  });
  const request = await tools.ask('empleado');
  const answers = await Promise.all([
    tools.approve(request.id, request.version, 'rrhh'),
    server.call(
      rejectRequest,
      { id: request.id, version: request.version, reason: 'No corresponde' },
      'supervisor',
    ),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const loser = answers.find(({ status }) => status === 409);
  expect(loser?.error.message).toMatch(/^Ya la (aprobó|rechazó) \S/);
  const decided = await tools.db
    .select()
    .from(approvalEvent)
    .where(eq(approvalEvent.requestId, request.id));
  expect(decided.length).toBe(2);
});

test('who was asked and need not answer any more has nothing left in the bell', async () => {
  await tools.define({
    steps: [step(await tools.byPerson('rrhh'), await tools.byPerson('supervisor'))],
  });
  const request = await tools.ask('empleado');
  const link = `/workflow?solicitud=${request.id}`;
  const unread = async (as: string) => {
    const { body } = await server.call(listNotifications, { size: 100 }, as);
    return body.rows.filter((row) => row.link === link && row.readAt === null).length;
  };
  expect([await unread('rrhh'), await unread('supervisor')]).toEqual([1, 1]);
  await tools.approve(request.id, request.version, 'rrhh');
  expect([await unread('rrhh'), await unread('supervisor')]).toEqual([0, 0]);
});

test('two at the same instant, one in the name of somebody else: one wins, and it stays so', async () => {
  await tools.define({ steps: [step(await tools.byPerson('rrhh'))] });
  const delegate = await tools.personOf('supervisor');
  const days = { fromDay: addDays(today, -400), untilDay: addDays(today, 400) };
  await server.call(createDelegation, { personId: delegate.id, ...days }, 'rrhh');
  const { id, version } = await tools.ask('empleado');
  const answers = await Promise.all([
    tools.approve(id, version, 'rrhh'),
    tools.approve(id, version, 'supervisor'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { history, state } = await tools.read(id, 'empleado');
  expect([state, history.map(({ kind }) => kind)]).toEqual(['approved', ['submitted', 'approved']]);
  await tools.db.execute(sql`delete from approval_delegation`);
});

test('a delegate decides in the name of who left it to them, from one day to another', async () => {
  await tools.define({ steps: [step(await tools.byPerson('rrhh'))] });
  const request = await tools.ask('empleado');
  const delegate = await tools.personOf('supervisor');
  const days = { fromDay: addDays(today, -400), untilDay: addDays(today, 400) };
  expect(
    (await server.call(createDelegation, { personId: delegate.id, ...days }, 'rrhh')).status,
  ).toBe(200);
  expect(await tools.waiting('supervisor')).toContain(request.id);
  const mine = await tools.read(request.id, 'supervisor');
  expect(mine.onBehalfOf).toBe(
    (await tools.read(request.id, 'rrhh')).chain[0]?.seats[0]?.person.name,
  );
  const done = await tools.approve(request.id, request.version, 'supervisor');
  const { who, onBehalfOf } = done.body.history.at(-1) ?? {};
  expect([who?.id, onBehalfOf?.id]).toEqual([delegate.id, (await tools.personOf('rrhh')).id]);
  const before = addDays(today, -300);
  await tools.db.execute(sql`update approval_delegation set until_day = ${before}`);
  const next = await tools.ask('empleado');
  expect(await tools.waiting('supervisor')).not.toContain(next.id);
  expect((await server.call(getRequest, { id: next.id }, 'supervisor')).status).toBe(404);
  await tools.db.execute(sql`delete from approval_delegation`);
});

test('nobody decides their own request, not even as somebody’s delegate', async () => {
  await tools.define({
    steps: [step(await tools.byPerson('rrhh'), await tools.byPerson('supervisor'))],
  });
  const request = await tools.ask('supervisor');
  expect(request.actions).toEqual(['cancel']);
  const own = await tools.approve(request.id, request.version, 'supervisor');
  expect(own.status).toBe(403);
  const { id } = await tools.personOf('supervisor');
  const days = { fromDay: addDays(today, -400), untilDay: addDays(today, 400) };
  await server.call(createDelegation, { personId: id, ...days }, 'rrhh');
  expect(await tools.waiting('supervisor')).not.toContain(request.id);
  expect((await tools.approve(request.id, request.version, 'supervisor')).status).toBe(403);
  await tools.db.execute(sql`delete from approval_delegation`);
});

test('what concerns nobody does not exist for them: not to read, not to decide', async () => {
  const request = await tools.ask('empleado');
  for (const stranger of ['jefe', 'supervisor', 'operario']) {
    expect((await server.call(getRequest, { id: request.id }, stranger)).status).toBe(404);
  }
  expect((await tools.approve(request.id, request.version, 'jefe')).status).toBe(404);
  expect((await tools.approve(request.id, request.version, 'empleado')).status).toBe(403);
  const { id, version } = request;
  expect((await server.call(cancelRequest, { id, version }, 'admin')).status).toBe(409);
});

test('a decision on what one has not seen is refused, and the same one twice counts once', async () => {
  await tools.define({ steps: [step(manager), step(await tools.byPerson('rrhh'))] });
  const request = await tools.ask('empleado');
  const key = { 'idempotency-key': 'decision-repeated-1' };
  const target = { id: request.id, version: request.version };
  const first = await server.call(approveRequest, target, 'supervisor', key);
  const second = await server.call(approveRequest, target, 'supervisor', key);
  expect([first.status, second.status]).toEqual([200, 200]);
  const stale = await tools.approve(request.id, request.version, 'rrhh');
  expect([stale.status, stale.error.code]).toEqual([409, 'conflicto_version']);
});

test('many at once: each has its result, and what changed since the list was read is refused', async () => {
  const one = await tools.ask('empleado');
  const two = await tools.ask('supervisor');
  const seenAt = new Date(Date.now() + 1000).toISOString();
  const old = new Date(Date.now() - 60_000).toISOString();
  const selection = { kind: 'rows', ids: [one.id, two.id] };
  const decision = { kind: 'approve' };
  const late = await server.call(decideRequests, { selection, decision, seenAt: old }, 'admin');
  expect([late.body.done, late.body.refused]).toEqual([0, 2]);
  const done = await server.call(decideRequests, { selection, decision, seenAt }, 'admin');
  expect([done.body.done, done.body.refused]).toEqual([2, 0]);
  const again = await server.call(decideRequests, { selection, decision, seenAt }, 'admin');
  expect(again.body.results.map(({ message }) => message?.slice(0, 13))).toEqual([
    'Ya la aprobó ',
    'Ya la aprobó ',
  ]);
});
