import { deliverOrder } from '@contract/orders/deliveryAcciones';
import {
  cancelOrder,
  checkOrder,
  dispatchOrder,
  packOrder,
  releaseOrder,
  stepBackOrder,
} from '@contract/orders/orderStepAcciones';
import { finishPicking, returnLine, startPicking } from '@contract/orders/pickingAcciones';
import { listStock } from '@contract/warehouse/stockAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type OrderWorld, orderWorld } from './testing/orderWorld';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await buildServer();
  world = await orderWorld(server, 'F');
});
afterAll(() => server.close());

async function quantityOf(productId: number): Promise<number> {
  const filters = [{ field: 'productId', operator: 'is', value: productId }];
  const { body } = await server.call(listStock, { filters, size: 200 }, 'jefe');
  return body.rows.reduce((total, row) => total + row.quantity, 0);
}

test('an order goes from creation to the door of its customer', async () => {
  const { product, stockId } = await world.goods(10);
  const created = await world.order([product.id, 4]);
  expect(created).toMatchObject({ state: 'created', lineCount: 1, unitCount: 4, version: 1 });
  const { id } = created;
  const released = world.must(await server.call(releaseOrder, { id, version: 1 }, 'jefe'));
  expect([released.state, released.picker]).toEqual(['picking', null]);
  const taken = await world.read(id, 'operario');
  expect(taken.actions).toEqual(['start']);
  const started = world.must(
    await server.call(startPicking, { id, version: taken.version }, 'operario'),
  );
  expect(started.lines[0]?.sources).toEqual([expect.objectContaining({ stockId, quantity: 10 })]);
  const picked = world.must(await world.pick(started, 0, stockId, 4));
  expect(await quantityOf(product.id)).toBe(6);
  const finished = world.must(
    await server.call(finishPicking, { id, version: picked.version }, 'operario'),
  );
  const lineId = finished.lines[0]?.id ?? 0;
  const checked = world.must(
    await server.call(
      checkOrder,
      { id, version: finished.version, lines: [{ lineId, quantity: 4 }] },
      'operario',
    ),
  );
  const packed = world.must(
    await server.call(
      packOrder,
      {
        id,
        version: checked.version,
        packages: [
          { weightKg: '2.5', items: [{ lineId, quantity: 3 }] },
          { items: [{ lineId, quantity: 1 }] },
        ],
      },
      'operario',
    ),
  );
  expect(packed.packages.map((row) => [row.number, row.weightKg])).toEqual([
    [1, '2.500'],
    [2, null],
  ]);
  const sent = world.must(
    await server.call(dispatchOrder, { id, version: packed.version }, 'jefe'),
  );
  const delivered = world.must(
    await server.call(
      deliverOrder,
      { id, version: sent.version, receiverName: 'Marta Gómez', receiverDni: '20123456' },
      'jefe',
    ),
  );
  expect(delivered).toMatchObject({
    state: 'delivered',
    actions: [],
    delivery: { receiverName: 'Marta Gómez', receiverDni: '20123456' },
  });
  expect(delivered.events.map((event) => event.action)).toEqual([
    'create',
    'release',
    'start',
    'finish',
    'check',
    'pack',
    'dispatch',
    'deliver',
  ]);
});

test('what is cancelled, stepped back or returned lies again where it was', async () => {
  const { product, stockId } = await world.goods(10);
  const first = await world.started([product.id, 4]);
  await world.pick(first, 0, stockId, 4);
  const lineId = first.lines[0]?.id ?? 0;
  const back = world.must(
    await server.call(returnLine, { id: first.id, lineId, reason: 'Me equivoqué' }, 'operario'),
  );
  expect([back.lines[0]?.pickedQuantity, await quantityOf(product.id)]).toEqual([0, 10]);
  const again = world.must(await world.pick(first, 0, stockId, 2));
  const undone = world.must(
    await server.call(
      stepBackOrder,
      { id: first.id, version: again.version, reason: 'Falta gente' },
      'jefe',
    ),
  );
  expect([undone.state, undone.picker, await quantityOf(product.id)]).toEqual([
    'created',
    null,
    10,
  ]);
  const second = await world.started([product.id, 7]);
  const held = world.must(await world.pick(second, 0, stockId, 7));
  const cancelled = world.must(
    await server.call(
      cancelOrder,
      { id: second.id, version: held.version, reason: 'No lo quieren' },
      'jefe',
    ),
  );
  expect([cancelled.state, await quantityOf(product.id)]).toEqual(['cancelled', 10]);
});
