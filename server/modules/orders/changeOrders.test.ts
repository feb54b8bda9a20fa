import { changeOrders } from '@contract/orders/changeOrders';
import { ne } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { warehouseOrder } from '../../db/schema/orders';
import { type OrderWorld, orderWorld } from './testing/orderWorld';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await buildServer();
  world = await orderWorld(server, 'B');
});
afterAll(() => server.close());

test('many orders are released at once, and each refused one says why', async () => {
  const { product } = await world.goods(10);
  const fresh = await world.order([product.id, 1]);
  const busy = await world.started([product.id, 1]);
  const selection = { kind: 'rows', ids: [fresh.id, busy.id, 2_000_000_000] };
  const { body } = await server.call(
    changeOrders,
    { selection, change: { kind: 'release' } },
    'jefe',
  );
  expect([body.done, body.refused]).toEqual([1, 2]);
  expect(body.results.map(({ label, message }) => [label, message])).toEqual([
    [fresh.number, null],
    [busy.number, expect.stringContaining('en preparación')],
    ['N.º 2000000000', expect.stringContaining('no está a tu alcance')],
  ]);
  expect((await world.read(fresh.id)).state).toBe('picking');
});

test('of an order of another site not even the number is told', async () => {
  const { db } = server.services.database;
  const [foreign] = await db
    .select({ id: warehouseOrder.id })
    .from(warehouseOrder)
    .where(ne(warehouseOrder.siteId, world.siteId))
    .limit(1);
  const selection = { kind: 'rows', ids: [foreign?.id] };
  const change = { kind: 'release' };
  const { body } = await server.call(changeOrders, { selection, change }, 'jefe');
  expect(body.results.map(({ label, ok }) => [label, ok])).toEqual([[`N.º ${foreign?.id}`, false]]);
});

test('cancelling in bulk gives the stock back, needs its reason and its flag', async () => {
  const { product, stockId } = await world.goods(10);
  const order = await world.started([product.id, 4]);
  world.must(await world.pick(order, 0, stockId, 4));
  const selection = { kind: 'filtered', filters: [], search: order.number };
  const cancel = (change: unknown, as: string) =>
    server.call(changeOrders, { selection, change }, as);
  expect((await cancel({ kind: 'cancel', reason: '' }, 'jefe')).status).toBe(422);
  expect((await cancel({ kind: 'cancel', reason: 'Ya no' }, 'operario')).status).toBe(403);
  const { body } = await cancel({ kind: 'cancel', reason: 'Ya no lo piden' }, 'jefe');
  expect([body.done, body.refused]).toEqual([1, 0]);
  const next = await world.started([product.id, 1]);
  expect(next.lines[0]?.sources[0]?.quantity).toBe(10);
});
