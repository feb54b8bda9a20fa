import { changeOrders } from '@contract/orders/changeOrders';
import { updateOrder } from '@contract/orders/orderAcciones';
import { cancelOrder, releaseOrder, resumeOrder } from '@contract/orders/orderStepAcciones';
import { cancelRequest, rejectRequest, returnRequest } from '@contract/workflow/requestAcciones';
import { eq } from 'drizzle-orm';
import { type ApprovalsTools, approvalsTools, step } from '../../../tests/support/approvals';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { warehouseOrder } from '../../db/schema/orders';
import { type OrderWorld, orderWorld } from './testing/orderWorld';

let server: TestServer;
let tools: ApprovalsTools;
let world: OrderWorld;
let productId: number;

beforeAll(async () => {
  server = await buildServer();
  tools = approvalsTools(server);
  world = await orderWorld(server, 'A');
  productId = (await world.goods(1000)).product.id;
});
afterAll(() => server.close());
beforeEach(async () => {
  await tools.forgetDefinitions();
  await tools.define({
    type: 'order',
    name: 'Grandes',
    conditions: [{ field: 'units', operator: 'atLeast', value: '100' }],
    steps: [step(await tools.byPerson('supervisor'))],
  });
});

type Stored = Awaited<ReturnType<OrderWorld['order']>>;
const target = ({ id, version }: Stored) => ({ id, version });
const release = (order: Stored) => server.call(releaseOrder, target(order), 'jefe');
const resize = (order: Stored, quantity: number) =>
  server.call(
    updateOrder,
    {
      ...target(order),
      customerId: world.customer.id,
      promisedOn: order.promisedOn,
      lines: [{ productId, quantity }],
    },
    'jefe',
  );
const asked = async ({ approval }: Stored) => tools.read(approval?.requestId ?? 0, 'supervisor');

test('an order that no definition rules is prepared without asking anybody', async () => {
  const small = await world.order([productId, 99]);
  expect([small.awaitsApproval, small.approval]).toEqual([false, null]);
  expect((await release(small)).body.state).toBe('picking');
});

test('one that a definition rules waits, says so, and goes on approved', async () => {
  const order = await world.order([productId, 100]);
  expect([order.state, order.awaitsApproval]).toEqual(['created', true]);
  expect(order.approval).toMatchObject({ state: 'pending', chain: [{ state: 'pending' }] });
  const early = await release(order);
  expect([early.status, early.error.message]).toEqual([
    409,
    'El pedido espera aprobación: todavía no se puede preparar.',
  ]);
  const selection = { kind: 'rows', ids: [order.id] };
  const many = await server.call(changeOrders, { selection, change: { kind: 'release' } }, 'jefe');
  expect(many.body.results[0]?.message).toContain('espera aprobación');
  const request = await asked(order);
  expect(request.facts.map(({ label }) => label)).toContain('Tamaño');
  expect((await tools.approve(request.id, request.version, 'jefe')).status).toBe(403);
  expect((await tools.approve(request.id, request.version, 'supervisor')).status).toBe(200);
  const after = await world.read(order.id);
  expect([after.state, after.awaitsApproval]).toEqual(['approved', false]);
  expect(after.events.at(-1)).toMatchObject({ action: 'approve', toState: 'approved' });
  expect((await release(after)).body.state).toBe('picking');
});

test('not approved, it waits on hold with the reason, and resuming asks again', async () => {
  const order = await world.order([productId, 100]);
  const { id, version } = await asked(order);
  await server.call(rejectRequest, { id, version, reason: 'Sin crédito' }, 'supervisor');
  const held = await world.read(order.id);
  expect([held.state, held.holdReason]).toEqual(['onHold', 'No se aprobó: Sin crédito']);
  const resumed = (await server.call(resumeOrder, target(held), 'jefe')).body;
  expect([resumed.state, resumed.awaitsApproval]).toEqual(['created', true]);
  expect(resumed.approval?.state).toBe('pending');
  expect((await release(resumed)).status).toBe(409);
});

test('whoever takes back what they asked for leaves it on hold: without approval it is not prepared', async () => {
  const order = await world.order([productId, 100]);
  const { id, version } = await tools.read(order.approval?.requestId ?? 0, 'jefe');
  expect((await server.call(cancelRequest, { id, version }, 'jefe')).status).toBe(200);
  const held = await world.read(order.id);
  expect([held.state, held.holdReason]).toEqual([
    'onHold',
    'Se canceló la solicitud de aprobación',
  ]);
  expect((await release(held)).status).toBe(409);
  const resumed = (await server.call(resumeOrder, target(held), 'jefe')).body;
  expect([resumed.state, resumed.approval?.state]).toEqual(['created', 'pending']);
});

test('what was approved no longer holds once its lines change, and less asks for nothing', async () => {
  const order = await world.order([productId, 100]);
  const first = await asked(order);
  await tools.approve(first.id, first.version, 'supervisor');
  const more = (await resize(await world.read(order.id), 500)).body;
  expect([more.state, more.awaitsApproval, more.approval?.state]).toEqual([
    'created',
    true,
    'pending',
  ]);
  const stale = await tools.approve(first.id, first.version, 'supervisor');
  expect([stale.status, stale.error.code]).toEqual([409, 'conflicto_version']);
  const less = (await resize(more, 10)).body;
  expect([less.awaitsApproval, less.approval?.state]).toEqual([false, 'cancelled']);
  expect((await release(less)).status).toBe(200);
});

test('sent back, it is corrected and asked again; cancelled, nobody decides it any more', async () => {
  const order = await world.order([productId, 100]);
  const { id, version } = await asked(order);
  await server.call(returnRequest, { id, version, reason: 'Dividilo' }, 'supervisor');
  const mine = await tools.read(id, 'jefe');
  expect(mine.editLink).toBe(`/orders/${order.id}/edit`);
  expect((await release(await world.read(order.id))).status).toBe(409);
  const again = (await resize(await world.read(order.id), 120)).body;
  expect(again.approval?.state).toBe('pending');
  await server.call(cancelOrder, { ...target(again), reason: 'Ya no lo quieren' }, 'jefe');
  expect(await tools.waiting('supervisor')).not.toContain(id);
  expect((await world.read(order.id)).approval?.state).toBe('cancelled');
});

test('the database itself prepares nothing that waits for approval', async () => {
  const order = await world.order([productId, 100]);
  const force = tools.db
    .update(warehouseOrder)
    .set({ state: 'picking' })
    .where(eq(warehouseOrder.id, order.id));
  await expect(force).rejects.toThrow();
});
