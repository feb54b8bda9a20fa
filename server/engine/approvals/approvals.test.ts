import { listNotifications } from '@contract/notifications/listNotifications';
import { getProfileChange, requestProfileChange } from '@contract/profile/profileAcciones';
import { returnRequest } from '@contract/workflow/requestAcciones';
import { eq } from 'drizzle-orm';
import {
  type ApprovalsTools,
  approvalsTools,
  bankChange,
  manager,
  step,
} from '../../../tests/support/approvals';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { clave } from '../../../tests/support/envelopes';
import { approvalEvent } from '../../db/schema/approvals';

let server: TestServer;
let tools: ApprovalsTools;
beforeAll(async () => {
  server = await buildServer();
  tools = approvalsTools(server);
});
afterAll(() => server.close());
// A chain of one test rules no other.
afterEach(() => tools.forgetDefinitions());

test('without a definition it falls to who may decide the matter, and approving does what was asked', async () => {
  const request = await tools.ask('empleado');
  expect(request).toMatchObject({ state: 'pending', step: 1, steps: 1, actions: ['cancel'] });
  expect(await tools.waiting('admin')).toContain(request.id);
  expect(await tools.waiting('supervisor')).not.toContain(request.id);
  const seen = await tools.read(request.id, 'admin');
  expect(seen.actions).toEqual(['approve', 'reject', 'return']);
  const asked = seen.facts.find(({ label }) => label === 'CBU o CVU')?.value.split('→ ')[1];
  const { status, body } = await tools.approve(request.id, seen.version, 'admin');
  expect([status, body.state, body.actions]).toEqual([200, 'approved', []]);
  expect((await tools.personOf('empleado')).cbu).toBe(asked?.replaceAll(' ', ''));
  expect(await tools.waiting('admin')).not.toContain(request.id);
  const { body: bell } = await server.call(listNotifications, { size: 5 }, 'empleado');
  expect(bell.rows[0]).toMatchObject({
    type: 'approvals.decided',
    title: 'Aprobada: Cambio de datos',
    link: `/requests?solicitud=${request.id}`,
  });
});

test('steps come one after the other, and nobody decides before their turn', async () => {
  await tools.define({ steps: [step(manager), step(await tools.byPerson('rrhh'))] });
  const request = await tools.ask('empleado');
  expect(request.steps).toBe(2);
  const early = await tools.approve(request.id, request.version, 'rrhh');
  expect([early.status, early.error.message]).toEqual([
    409,
    'Todavía no es tu turno: antes decide otra persona.',
  ]);
  const first = await tools.approve(request.id, request.version, 'supervisor');
  expect([first.status, first.body.state, first.body.step]).toEqual([200, 'pending', 2]);
  const again = await tools.approve(request.id, first.body.version, 'supervisor');
  expect([again.status, again.error.message]).toEqual([409, 'Ya la aprobaste.']);
  const last = await tools.approve(request.id, first.body.version, 'rrhh');
  expect(last.body.state).toBe('approved');
  expect(last.body.history.map(({ kind }) => kind)).toEqual(['submitted', 'approved', 'approved']);
});

test('a step for all waits for each of them', async () => {
  const both = {
    ...step(await tools.byPerson('rrhh'), await tools.byPerson('supervisor')),
    mode: 'all',
  };
  await tools.define({ steps: [both] });
  const request = await tools.ask('empleado');
  const first = await tools.approve(request.id, request.version, 'rrhh');
  expect(first.body.state).toBe('pending');
  expect(await tools.waiting('rrhh')).not.toContain(request.id);
  const last = await tools.approve(request.id, first.body.version, 'supervisor');
  expect(last.body.state).toBe('approved');
});

test('sent back, it is changed and starts again with whoever decides then', async () => {
  const request = await tools.ask('empleado');
  const { id } = request;
  const back = await server.call(
    returnRequest,
    { id, version: request.version, reason: 'Falta el alias' },
    'admin',
  );
  expect(back.body.state).toBe('draft');
  const mine = await tools.read(id, 'empleado');
  expect(mine.actions).toEqual(['edit', 'cancel']);
  expect(mine.editLink).toBe(`/profile?corregir=${id}`);
  expect((await tools.read(id, 'admin')).editLink).toBeNull();
  const asked = await server.call(getProfileChange, { requestId: id }, 'empleado');
  expect(asked.body.change).toMatchObject({ kind: 'bank' });
  await tools.define({ steps: [step(await tools.byPerson('rrhh'))] });
  const again = { change: bankChange(), requestId: id, clave };
  expect((await server.call(requestProfileChange, again, 'empleado')).status).toBe(200);
  expect(await tools.waiting('rrhh')).toContain(id);
  expect(await tools.waiting('admin')).not.toContain(id);
  expect((await server.call(getProfileChange, { requestId: id }, 'empleado')).status).toBe(404);
  expect((await tools.read(id, 'empleado')).history.map(({ kind }) => kind)).toEqual([
    'submitted',
    'returned',
    'submitted',
  ]);
});

test('a chain is frozen when it is sent: a definition changed meanwhile does not reach it', async () => {
  const { id, version } = await tools.define({ steps: [step(await tools.byPerson('rrhh'))] });
  const request = await tools.ask('empleado');
  await tools.define({ id, version, steps: [step(await tools.byPerson('supervisor'))] });
  expect(await tools.waiting('supervisor')).not.toContain(request.id);
  expect((await tools.approve(request.id, request.version, 'rrhh')).body.state).toBe('approved');
});

test('what happened stands: nothing rewrites it', async () => {
  const request = await tools.ask('empleado');
  const rewrite = tools.db
    .update(approvalEvent)
    .set({ reason: 'otra cosa' })
    .where(eq(approvalEvent.requestId, request.id));
  await expect(rewrite).rejects.toThrow();
});
