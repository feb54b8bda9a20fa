import { getAvailability } from '@contract/orders/orderAcciones';
import { cancelOrder } from '@contract/orders/orderStepAcciones';
import { shortLine } from '@contract/orders/pickingAcciones';
import { saveLocation } from '@contract/warehouse/catalogAcciones';
import { ne } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { customer } from '../../db/schema/warehouse';
import { type OrderWorld, orderWorld } from './testing/orderWorld';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await buildServer();
  world = await orderWorld(server, 'A');
});
afterAll(() => server.close());

async function availability(productId: number, orderId: number | null = null) {
  const asked = { customerId: world.customer.id, productIds: [productId], orderId };
  const { rows } = world.must(await server.call(getAvailability, asked, 'jefe'));
  return [rows[0]?.available, rows[0]?.reserved];
}

test('what other orders still wait for is not available, and one does not count its own', async () => {
  const { product, stockId } = await world.goods(12);
  expect(await availability(product.id)).toEqual([12, 0]);
  const first = await world.order([product.id, 5]);
  expect(await availability(product.id)).toEqual([7, 5]);
  expect(await availability(product.id, first.id)).toEqual([12, 0]);
  const own = { orderId: first.id, productIds: [product.id] };
  // A picker may have to count it blind, and is not told how much there is.
  expect((await server.call(getAvailability, own, 'operario')).status).toBe(403);
  expect(world.must(await server.call(getAvailability, own, 'jefe')).rows).toEqual([
    { productId: product.id, available: 12, reserved: 0 },
  ]);
  const second = await world.started([product.id, 4]);
  expect(await availability(product.id)).toEqual([3, 9]);
  // Units that were taken left the shelf already: they are not counted twice.
  world.must(await world.pick(second, 0, stockId, 3));
  expect(await availability(product.id)).toEqual([3, 6]);
  const lineId = second.lines[0]?.id ?? 0;
  const short = { id: second.id, lineId, reason: 'Llegó roto' };
  world.must(await server.call(shortLine, short, 'operario'));
  expect(await availability(product.id)).toEqual([4, 5]);
  const gone = { id: first.id, version: first.version, reason: 'No lo quieren' };
  world.must(await server.call(cancelOrder, gone, 'jefe'));
  expect(await availability(product.id)).toEqual([9, 0]);
});

test('more asked for than there is leaves nothing available, and what cannot be taken does not count', async () => {
  const { product, location } = await world.goods(3);
  await world.order([product.id, 8]);
  expect(await availability(product.id)).toEqual([0, 3]);
  const shut = await world.goods(6);
  const { id, version, siteId, code } = shut.location;
  world.must(await server.call(saveLocation, { id, version, siteId, code, active: false }, 'jefe'));
  expect(location.active).toBe(true);
  expect(await availability(shut.product.id)).toEqual([0, 0]);
});

test('a customer of another site tells nothing of its shelves', async () => {
  const { product } = await world.goods(1);
  const [other] = await server.services.database.db
    .select({ id: customer.id })
    .from(customer)
    .where(ne(customer.siteId, world.siteId))
    .limit(1);
  const asked = { customerId: other?.id, productIds: [product.id] };
  expect((await server.call(getAvailability, asked, 'jefe')).status).toBe(404);
});
