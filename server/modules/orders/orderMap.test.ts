import { createOrder, getOrderMap } from '@contract/orders/orderAcciones';
import { cancelOrder } from '@contract/orders/orderStepAcciones';
import { listCustomers, saveCustomer } from '@contract/warehouse/catalogAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type OrderWorld, orderWorld } from './testing/orderWorld';

let server: TestServer;
let world: OrderWorld;
let productId = 0;

beforeAll(async () => {
  server = await buildServer();
  world = await orderWorld(server, 'M');
  productId = (await world.goods(5)).product.id;
});
afterAll(() => server.close());

// Far from everything of the demo.
const ushuaia = { south: -55, west: -69, north: -54, east: -68 };
const map = async (input: object, as = 'jefe') => (await server.call(getOrderMap, input, as)).body;

async function deliveryAt(name: string, latitude: string | null, promisedOn: string) {
  const longitude = latitude === null ? null : '-68.300000';
  const customer = world.must(
    await server.call(
      saveCustomer,
      { name, address: 'San Martín 100', siteId: world.siteId, latitude, longitude },
      'jefe',
    ),
  );
  return world.must(
    await server.call(
      createOrder,
      { customerId: customer.id, promisedOn, lines: [{ productId, quantity: 1 }] },
      'jefe',
    ),
  );
}

test('only what the map shows is sent, the late ones first, and what stands nowhere is counted', async () => {
  const before = await map({});
  const soon = await deliveryAt('Fin del Mundo', '-54.800000', '2099-12-01');
  const late = await deliveryAt('Tren Austral', '-54.810000', '2020-01-02');
  await deliveryAt('Sin lugar', null, '2099-12-01');
  const here = await map({ bounds: ushuaia });
  expect(here.rows.map(({ id, late: isLate }) => [id, isLate])).toEqual([
    [late.id, true],
    [soon.id, false],
  ]);
  expect(here.rows[0]).toMatchObject({ customerName: 'Tren Austral', latitude: -54.81 });
  expect([here.total, here.unplaced]).toEqual([2, before.unplaced + 1]);
  // The extent is of all that match, so that the map can go back to all of them.
  expect(here.extent?.south).toBe(-54.81);
  expect(here.extent?.north).toBe(before.extent?.north);
});

test('filters by state, promised day and delay; what is over is not pending', async () => {
  const only = { bounds: ushuaia };
  expect((await map({ ...only, late: true })).total).toBe(1);
  expect((await map({ ...only, promisedFrom: '2099-01-01' })).total).toBe(1);
  expect((await map({ ...only, promisedTo: '2019-01-01' })).total).toBe(0);
  expect((await map({ ...only, state: 'packed' })).total).toBe(0);
  const [row] = (await map({ ...only, late: true })).rows;
  const { id, version } = await world.read(row?.id ?? 0);
  world.must(await server.call(cancelOrder, { id, version, reason: 'De prueba' }, 'jefe'));
  expect((await map({ ...only, late: true })).total).toBe(0);
});

test('a customer who gets a place gives it to the deliveries that wait for it', async () => {
  const lost = await deliveryAt('Recién ubicado', null, '2099-12-01');
  const { body } = await server.call(listCustomers, { search: 'Recién ubicado' }, 'jefe');
  const [customer] = body.rows;
  if (!customer) throw new Error('no customer');
  const { siteName: _siteName, ...fields } = customer;
  const place = { latitude: '-54.850000', longitude: '-68.400000' };
  world.must(await server.call(saveCustomer, { ...fields, ...place }, 'jefe'));
  const here = await map({ bounds: ushuaia });
  expect(here.rows.map(({ id }) => id)).toContain(lost.id);
});

test('nobody sees on the map what they do not see in the list', async () => {
  expect((await server.call(getOrderMap, {}, 'empleado')).status).toBe(403);
  const whole = await map({});
  const sites = await map({ siteId: world.siteId });
  expect(whole.total).toBe(sites.total);
  const wrong = await server.call(getOrderMap, { bounds: { ...ushuaia, north: 200 } }, 'jefe');
  expect(wrong.status).toBe(422);
});
