import { createOrder, listOrders } from '@contract/orders/orderAcciones';
import { saveCustomer } from '@contract/warehouse/catalogAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type OrderWorld, orderWorld } from './testing/orderWorld';

let server: TestServer;
let world: OrderWorld;
let numbers: string[] = [];

beforeAll(async () => {
  server = await buildServer();
  world = await orderWorld(server, 'L');
  const { product } = await world.goods(5);
  const customer = world.must(
    await server.call(
      saveCustomer,
      { name: 'Mercería Ñandú 50%', address: 'Mitre 100', siteId: world.siteId },
      'jefe',
    ),
  );
  const order = async (promisedOn: string) =>
    world.must(
      await server.call(
        createOrder,
        {
          customerId: customer.id,
          promisedOn,
          lines: [{ productId: product.id, quantity: 1 }],
        },
        'jefe',
      ),
    ).number;
  numbers = [await order('2098-03-02'), await order('2098-03-01')];
});
afterAll(() => server.close());

async function found(...filters: object[]): Promise<string[]> {
  const { status, body } = await server.call(listOrders, { filters }, 'jefe');
  expect(status).toBe(200);
  return body.rows.map(({ number }) => number);
}

const name = (operator: string, value: string) => ({ field: 'customerName', operator, value });

test('a customer is found by any part of the name, without accents or capitals', async () => {
  const both = [...numbers].reverse();
  expect(await found(name('contains', 'NANDU'))).toEqual(both);
  expect(await found(name('starts', 'mercería ñ'))).toEqual(both);
  expect(await found(name('contains', '50%'))).toEqual(both);
  expect(await found(name('contains', '5_%'))).toEqual([]);
});

test('an order is found by part of its number, in capitals or not', async () => {
  const [first = ''] = numbers;
  expect(await found({ field: 'number', operator: 'starts', value: first.toLowerCase() })).toEqual([
    first,
  ]);
  expect(
    await found(name('contains', 'ñandú'), {
      field: 'number',
      operator: 'contains',
      value: first.slice(-4),
    }),
  ).toEqual([first]);
});

test('a range of promised days comes by those days, the last first', async () => {
  const range = { field: 'promisedOn', operator: 'between', value: ['2098-03-01', '2098-03-02'] };
  expect(await found(range)).toEqual(numbers);
});
