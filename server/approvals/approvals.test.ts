import { listNotifications } from '@contract/notifications/listNotifications';
import { requestProfileChange } from '@contract/profile/requestProfileChange';
import { makeCbu } from '@contract/shared/cbu';
import { approveRequest } from '@contract/workflow/approveRequest';
import { cancelRequest } from '@contract/workflow/cancelRequest';
import { createDelegation } from '@contract/workflow/createDelegation';
import { decideRequests } from '@contract/workflow/decideRequests';
import { getRequest } from '@contract/workflow/getRequest';
import { listMyRequests } from '@contract/workflow/listMyRequests';
import { listWaiting } from '@contract/workflow/listWaiting';
import { rejectRequest } from '@contract/workflow/rejectRequest';
import { returnRequest } from '@contract/workflow/returnRequest';
import { saveDefinition } from '@contract/workflow/saveDefinition';
import { tryDefinition } from '@contract/workflow/tryDefinition';
import { eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../tests/support/buildServer';
import { approvalDefinition, approvalEvent, approvalRequest } from '../db/schema/approvals';
import { person } from '../db/schema/organisation';
import { account } from '../db/schema/session';
import { attendDeadlines } from './deadlines';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());
// A chain of one test rules no other.
afterEach(() => db().delete(approvalDefinition));

const db = () => server.services.database.db;

async function personOf(username: string) {
  const [row] = await db()
    .select({ person, accountId: account.id })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(eq(account.username, username));
  if (!row) throw new Error(`nobody is ${username}`);
  return { ...row.person, accountId: row.accountId };
}

let made = 0;
/** A new account number each time, so that there is something to change. */
const bank = () => {
  made += 1;
  return {
    kind: 'bank',
    cbu: makeCbu('0070999', String(made).padStart(13, '0')),
    bankAlias: `alias.prueba.${made}`,
  };
};

async function ask(as: string) {
  // One at a time of each kind: what a test left behind goes first.
  const mine = await server.call(listMyRequests, {}, as);
  for (const { id, state, version } of mine.body.rows) {
    if (state === 'pending' || state === 'draft') {
      await server.call(cancelRequest, { id, version }, as);
    }
  }
  const { status, body } = await server.call(requestProfileChange, { change: bank() }, as);
  expect(status).toBe(200);
  return read(body.requestId, as);
}
const read = async (id: number, as: string) => (await server.call(getRequest, { id }, as)).body;
const approve = (id: number, version: number, as: string) =>
  server.call(approveRequest, { id, version }, as);
const waiting = async (as: string) =>
  (await server.call(listWaiting, { size: 200 }, as)).body.rows.map(({ id }) => id);

const step = (...resolvers: Record<string, unknown>[]) => ({
  mode: 'any',
  resolvers,
  hours: null,
  onDeadline: 'remind',
  escalateTo: null,
});
const define = async (fields: Record<string, unknown>) => {
  const answer = await server.call(
    saveDefinition,
    {
      type: 'profileChange',
      name: 'De prueba',
      conditions: [],
      selfApproval: false,
      active: true,
      ...fields,
    },
    'admin',
  );
  expect(answer.status).toBe(200);
  return answer.body;
};
const manager = { kind: 'manager', level: 1 };
const byPerson = async (username: string) => ({
  kind: 'person',
  personId: (await personOf(username)).id,
});

test('without a definition it falls to who may decide the matter, and approving does what was asked', async () => {
  const request = await ask('empleado');
  expect(request).toMatchObject({ state: 'pending', step: 1, steps: 1, actions: ['cancel'] });
  expect(await waiting('admin')).toContain(request.id);
  expect(await waiting('supervisor')).not.toContain(request.id);
  const seen = await read(request.id, 'admin');
  expect(seen.actions).toEqual(['approve', 'reject', 'return']);
  const asked = seen.facts.find(({ label }) => label === 'CBU')?.value.split('→ ')[1];
  const { status, body } = await approve(request.id, seen.version, 'admin');
  expect([status, body.state, body.actions]).toEqual([200, 'approved', []]);
  expect((await personOf('empleado')).cbu).toBe(asked);
  expect(await waiting('admin')).not.toContain(request.id);
  const { body: bell } = await server.call(listNotifications, { size: 5 }, 'empleado');
  expect(bell.rows[0]).toMatchObject({
    type: 'approvals.decided',
    title: 'Aprobada: Cambio de datos',
    link: `/requests?solicitud=${request.id}`,
  });
});

test('steps come one after the other, and nobody decides before their turn', async () => {
  await define({ steps: [step(manager), step(await byPerson('rrhh'))] });
  const request = await ask('empleado');
  expect(request.steps).toBe(2);
  const early = await approve(request.id, request.version, 'rrhh');
  expect([early.status, early.error.message]).toEqual([
    409,
    'Todavía no es tu turno: antes decide otra persona.',
  ]);
  const first = await approve(request.id, request.version, 'supervisor');
  expect([first.status, first.body.state, first.body.step]).toEqual([200, 'pending', 2]);
  const again = await approve(request.id, first.body.version, 'supervisor');
  expect([again.status, again.error.message]).toEqual([409, 'Ya la aprobaste.']);
  const last = await approve(request.id, first.body.version, 'rrhh');
  expect(last.body.state).toBe('approved');
  expect(last.body.history.map(({ kind }) => kind)).toEqual(['submitted', 'approved', 'approved']);
});

test('a step for all waits for each of them', async () => {
  const both = { ...step(await byPerson('rrhh'), await byPerson('supervisor')), mode: 'all' };
  await define({ steps: [both] });
  const request = await ask('empleado');
  const first = await approve(request.id, request.version, 'rrhh');
  expect(first.body.state).toBe('pending');
  expect(await waiting('rrhh')).not.toContain(request.id);
  const last = await approve(request.id, first.body.version, 'supervisor');
  expect(last.body.state).toBe('approved');
});

test('two who decide at the same instant: one wins, the other is told who did', async () => {
  await define({ steps: [step(await byPerson('rrhh'), await byPerson('supervisor'))] });
  const request = await ask('empleado');
  const answers = await Promise.all([
    approve(request.id, request.version, 'rrhh'),
    server.call(
      rejectRequest,
      { id: request.id, version: request.version, reason: 'No corresponde' },
      'supervisor',
    ),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const loser = answers.find(({ status }) => status === 409);
  expect(loser?.error.message).toMatch(/^Ya la (aprobó|rechazó) \S/);
  const decided = await db()
    .select()
    .from(approvalEvent)
    .where(eq(approvalEvent.requestId, request.id));
  expect(decided.length).toBe(2);
});

test('a delegate decides in the name of who left it to them, from one day to another', async () => {
  await define({ steps: [step(await byPerson('rrhh'))] });
  const request = await ask('empleado');
  const delegate = await personOf('supervisor');
  const days = { fromDay: '2020-01-01', untilDay: '2099-12-31' };
  expect(
    (await server.call(createDelegation, { personId: delegate.id, ...days }, 'rrhh')).status,
  ).toBe(200);
  expect(await waiting('supervisor')).toContain(request.id);
  const mine = await read(request.id, 'supervisor');
  expect(mine.onBehalfOf).toBe((await read(request.id, 'rrhh')).chain[0]?.seats[0]?.person.name);
  const done = await approve(request.id, request.version, 'supervisor');
  const { who, onBehalfOf } = done.body.history.at(-1) ?? {};
  expect([who?.id, onBehalfOf?.id]).toEqual([delegate.id, (await personOf('rrhh')).id]);
  await db().execute(sql`update approval_delegation set until_day = '2020-02-01'`);
  const next = await ask('empleado');
  expect(await waiting('supervisor')).not.toContain(next.id);
  expect((await server.call(getRequest, { id: next.id }, 'supervisor')).status).toBe(404);
  await db().execute(sql`delete from approval_delegation`);
});

test('nobody decides their own request, not even as somebody’s delegate', async () => {
  await define({ steps: [step(await byPerson('rrhh'), await byPerson('supervisor'))] });
  const request = await ask('supervisor');
  expect(request.actions).toEqual(['cancel']);
  const own = await approve(request.id, request.version, 'supervisor');
  expect(own.status).toBe(403);
  const { id } = await personOf('supervisor');
  const days = { fromDay: '2020-01-01', untilDay: '2099-12-31' };
  await server.call(createDelegation, { personId: id, ...days }, 'rrhh');
  expect(await waiting('supervisor')).not.toContain(request.id);
  expect((await approve(request.id, request.version, 'supervisor')).status).toBe(403);
  await db().execute(sql`delete from approval_delegation`);
});

test('what concerns nobody does not exist for them: not to read, not to decide', async () => {
  const request = await ask('empleado');
  for (const stranger of ['jefe', 'supervisor', 'operario']) {
    expect((await server.call(getRequest, { id: request.id }, stranger)).status).toBe(404);
  }
  expect((await approve(request.id, request.version, 'jefe')).status).toBe(404);
  expect((await approve(request.id, request.version, 'empleado')).status).toBe(403);
  const { id, version } = request;
  expect((await server.call(cancelRequest, { id, version }, 'admin')).status).toBe(409);
});

test('sent back, it is changed and starts again with whoever decides then', async () => {
  const request = await ask('empleado');
  const { id } = request;
  const back = await server.call(
    returnRequest,
    { id, version: request.version, reason: 'Falta el alias' },
    'admin',
  );
  expect(back.body.state).toBe('draft');
  const mine = await read(id, 'empleado');
  expect(mine.actions).toEqual(['edit', 'cancel']);
  await define({ steps: [step(await byPerson('rrhh'))] });
  const again = { change: bank(), requestId: id };
  expect((await server.call(requestProfileChange, again, 'empleado')).status).toBe(200);
  expect(await waiting('rrhh')).toContain(id);
  expect(await waiting('admin')).not.toContain(id);
  expect((await read(id, 'empleado')).history.map(({ kind }) => kind)).toEqual([
    'submitted',
    'returned',
    'submitted',
  ]);
});

test('a chain is frozen when it is sent: a definition changed meanwhile does not reach it', async () => {
  const { id, version } = await define({ steps: [step(await byPerson('rrhh'))] });
  const request = await ask('empleado');
  await define({ id, version, steps: [step(await byPerson('supervisor'))] });
  expect(await waiting('supervisor')).not.toContain(request.id);
  expect((await approve(request.id, request.version, 'rrhh')).body.state).toBe('approved');
});

test('a decision on what one has not seen is refused, and the same one twice counts once', async () => {
  await define({ steps: [step(manager), step(await byPerson('rrhh'))] });
  const request = await ask('empleado');
  const key = { 'idempotency-key': 'decision-repeated-1' };
  const target = { id: request.id, version: request.version };
  const first = await server.call(approveRequest, target, 'supervisor', key);
  const second = await server.call(approveRequest, target, 'supervisor', key);
  expect([first.status, second.status]).toEqual([200, 200]);
  const stale = await approve(request.id, request.version, 'rrhh');
  expect([stale.status, stale.error.code]).toEqual([409, 'conflicto_version']);
});

test('what happened stands: nothing rewrites it', async () => {
  const request = await ask('empleado');
  const rewrite = db()
    .update(approvalEvent)
    .set({ reason: 'otra cosa' })
    .where(eq(approvalEvent.requestId, request.id));
  await expect(rewrite).rejects.toThrow();
});

test('a dry run names who would approve, by definition or without', async () => {
  const { id } = await personOf('empleado');
  const asked = { type: 'profileChange', personId: id, values: { what: 'bank' } };
  const plain = (await server.call(tryDefinition, asked, 'admin')).body;
  expect([plain.definition, plain.steps.length, plain.refusal]).toEqual([null, 1, null]);
  const conditions = [{ field: 'what', operator: 'is', value: 'bank' }];
  await define({ name: 'Banco', conditions, steps: [step(manager)] });
  const ruled = (await server.call(tryDefinition, asked, 'admin')).body;
  expect(ruled.definition).toBe('Banco');
  expect(ruled.steps[0]?.approvers.map((one) => one.id)).toEqual([
    (await personOf('supervisor')).id,
  ]);
  const other = { ...asked, values: { what: 'name' } };
  expect((await server.call(tryDefinition, other, 'admin')).body.definition).toBeNull();
});

test('many at once: each has its result, and what changed since the list was read is refused', async () => {
  const one = await ask('empleado');
  const two = await ask('supervisor');
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

const letTimePass = (id: number) =>
  db()
    .update(approvalRequest)
    .set({ dueAt: new Date(Date.now() - 1000) })
    .where(eq(approvalRequest.id, id));

test('time runs: a reminder once a day, another to decide, or the end', async () => {
  const timed = { ...step(await byPerson('rrhh')), hours: 1 };
  const escalateTo = await byPerson('supervisor');
  await define({ steps: [timed] });
  const reminded = await ask('empleado');
  await letTimePass(reminded.id);
  await attendDeadlines(db(), server.services);
  await attendDeadlines(db(), server.services);
  const kinds = async (id: number, as: string) =>
    (await read(id, as)).history.map(({ kind }) => kind);
  expect(await kinds(reminded.id, 'rrhh')).toEqual(['submitted', 'reminded']);

  await db().delete(approvalDefinition);
  await define({ steps: [{ ...timed, onDeadline: 'escalate', escalateTo }] });
  const passed = await ask('empleado');
  await letTimePass(passed.id);
  await attendDeadlines(db(), server.services);
  expect(await waiting('supervisor')).toContain(passed.id);
  const current = await read(passed.id, 'supervisor');
  expect((await approve(passed.id, current.version, 'supervisor')).body.state).toBe('approved');

  await db().delete(approvalDefinition);
  await define({ steps: [{ ...timed, onDeadline: 'expire' }] });
  const ended = await ask('empleado');
  await letTimePass(ended.id);
  await attendDeadlines(db(), server.services);
  expect((await read(ended.id, 'empleado')).state).toBe('expired');
});

test('a request never waits for somebody who is gone', async () => {
  await define({ steps: [step(await byPerson('rrhh'))] });
  const request = await ask('empleado');
  const { accountId } = await personOf('rrhh');
  const set = (active: boolean) =>
    db().update(account).set({ active }).where(eq(account.id, accountId));
  await set(false);
  await attendDeadlines(db(), server.services);
  await set(true);
  expect(await waiting('admin')).toContain(request.id);
});
