import { listNotifications } from '@contract/notifications/listNotifications';
import { deliverOrder, missDelivery, refuseDelivery } from '@contract/orders/deliveryAcciones';
import type { Order } from '@contract/orders/order';
import {
  cancelOrder,
  checkOrder,
  dispatchOrder,
  packOrder,
  resumeOrder,
} from '@contract/orders/orderStepAcciones';
import { finishPicking } from '@contract/orders/pickingAcciones';
import { listStock } from '@contract/warehouse/stockAcciones';
import { eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { warehouseOrder } from '../../db/schema/orders';
import { account } from '../../db/schema/session';
import { orderPapers } from './orderPaper';
import { type OrderWorld, orderWorld } from './testing/orderWorld';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await buildServer();
  world = await orderWorld(server, 'D');
});
afterAll(() => server.close());

async function quantityOf(productId: number): Promise<number> {
  const filters = [{ field: 'productId', operator: 'is', value: productId }];
  const { body } = await server.call(listStock, { filters, size: 200 }, 'jefe');
  return body.rows.reduce((total, row) => total + row.quantity, 0);
}

/** On the road: six of one product, two of another. */
async function onTheRoad() {
  const first = await world.goods(10);
  const second = await world.goods(5);
  let order = await world.started([first.product.id, 6], [second.product.id, 2]);
  const { id } = order;
  // Taken in two times, so that the last one has to be parted.
  world.must(await world.pick(order, 0, first.stockId, 2));
  world.must(await world.pick(order, 0, first.stockId, 4));
  order = world.must(await world.pick(order, 1, second.stockId, 2));
  order = world.must(await server.call(finishPicking, { id, version: order.version }, 'operario'));
  const lines = order.lines.map((line) => ({ lineId: line.id, quantity: line.quantity }));
  const step = { id, version: order.version };
  order = world.must(await server.call(checkOrder, { ...step, lines }, 'operario'));
  const packages = [{ items: lines }];
  const packing = { id, version: order.version, packages };
  order = world.must(await server.call(packOrder, packing, 'operario'));
  order = world.must(await server.call(dispatchOrder, { id, version: order.version }, 'jefe'));
  return { order, first: first.product.id, second: second.product.id };
}

const received = (order: Order, ...quantities: number[]) =>
  order.lines.map((line, index) => ({ lineId: line.id, quantity: quantities[index] ?? 0 }));

const deliver = (order: Order, fields: Record<string, unknown>) =>
  server.call(
    deliverOrder,
    { id: order.id, version: order.version, receiverName: 'Marta Gómez', ...fields },
    'jefe',
  );

const restReason = 'Pidieron de más';

test('what a customer leaves goes back to its shelf, once, and paper and history say it', async () => {
  const { order, first, second } = await onTheRoad();
  const before = [await quantityOf(first), await quantityOf(second)];
  const lines = received(order, 3, 2);
  const done = world.must(await deliver(order, { lines, rest: 'stock', restReason }));
  expect(done.state).toBe('delivered');
  expect(done.lines.map((line) => [line.pickedQuantity, line.deliveredQuantity])).toEqual([
    [6, 3],
    [2, null],
  ]);
  expect(done.delivery).toMatchObject({ rest: 'stock', restReason });
  expect(done.rest).toBeNull();
  expect([await quantityOf(first), await quantityOf(second)]).toEqual([
    (before[0] ?? 0) + 3,
    before[1],
  ]);
  expect(done.events.at(-1)).toMatchObject({ action: 'deliverPart', reason: restReason });
  const { db } = server.services.database;
  const [paper] = (await orderPapers(db, await viewer(), [order.id])) ?? [];
  expect(paper?.lines.map(({ asked, sent }) => [asked, sent])).toEqual([
    [6, 3],
    [2, 2],
  ]);
});

/** The viewer as `orderPapers` looks at them. */
async function viewer() {
  return { personId: 1, siteId: world.siteId, roles: { ORDERS: true }, roleScope: 'site' } as never;
}

test('or it waits packed in an order of its own, with the very goods, and leaves from there', async () => {
  const { order, first } = await onTheRoad();
  const before = await quantityOf(first);
  const lines = received(order, 3, 0);
  const done = world.must(await deliver(order, { lines, rest: 'order', restReason }));
  expect(done.rest).toMatchObject({ number: expect.stringMatching(/^P-/) });
  expect(await quantityOf(first)).toBe(before);
  const rest = await world.read(done.rest?.id ?? 0);
  expect(rest).toMatchObject({
    state: 'packed',
    customerId: order.customerId,
    unitCount: 5,
    packageCount: 1,
    restOf: { id: order.id, number: order.number },
  });
  expect(rest.lines.map((line) => [line.quantity, line.pickedQuantity, line.picks.length])).toEqual(
    [
      [3, 3, 1],
      [2, 2, 1],
    ],
  );
  expect(rest.packages[0]?.items.map(({ quantity }) => quantity)).toEqual([3, 2]);
  const { id, version } = rest;
  const gone = world.must(
    await server.call(cancelOrder, { id, version, reason: 'Ya no lo quieren' }, 'jefe'),
  );
  expect([gone.state, await quantityOf(first)]).toEqual(['cancelled', before + 3]);
});

test('a part that does not add up is refused, with the reason, and moves nothing', async () => {
  const { order, first } = await onTheRoad();
  const before = await quantityOf(first);
  const wrong = async (fields: Record<string, unknown>) => {
    const { status, error } = await deliver(order, fields);
    return [status, Object.values(error.fields ?? { message: error.message })[0]];
  };
  const rest = { rest: 'stock', restReason };
  expect(await wrong({ lines: received(order, 7, 2), ...rest })).toEqual([
    422,
    'En la línea 1 van 6: no pudieron recibir más.',
  ]);
  expect(await wrong({ lines: received(order, 0, 0), ...rest })).toEqual([
    409,
    'Si no recibieron nada, anotá que no lo quisieron.',
  ]);
  expect(await wrong({ lines: received(order, 3, 2) })).toEqual([
    422,
    'Elegí qué pasa con lo que no recibieron.',
  ]);
  expect((await wrong({ lines: received(order, 3, 2), rest: 'stock' }))[0]).toBe(422);
  expect((await wrong({ lines: received(order, 6, 2), ...rest }))[0]).toBe(422);
  expect((await wrong({ lines: [{ lineId: 1, quantity: 1 }], ...rest }))[0]).toBe(409);
  expect((await world.read(order.id)).state).toBe('dispatched');
  expect(await quantityOf(first)).toBe(before);
});

test('nobody there counts one more attempt; refused waits packed until somebody decides; who wrote it hears', async () => {
  const { order } = await onTheRoad();
  const { db } = server.services.database;
  const [author] = await db.select().from(account).where(eq(account.username, 'operario'));
  await db
    .update(warehouseOrder)
    .set({ createdBy: author?.id ?? null })
    .where(eq(warehouseOrder.id, order.id));
  const { id } = order;
  const reason = 'Toqué timbre diez minutos';
  let now = world.must(
    await server.call(missDelivery, { id, version: order.version, reason }, 'jefe'),
  );
  now = world.must(await server.call(missDelivery, { id, version: now.version, reason }, 'jefe'));
  expect(now).toMatchObject({ state: 'dispatched', deliveryAttempts: 2 });
  expect(now.events.at(-1)).toMatchObject({ action: 'missDelivery', reason });
  const refused = { id, version: now.version, reason: 'Llegó tarde' };
  now = world.must(await server.call(refuseDelivery, refused, 'jefe'));
  expect(now).toMatchObject({
    state: 'onHold',
    stateBeforeHold: 'packed',
    holdReason: 'No lo quisieron recibir: Llegó tarde',
  });
  const bell = (await server.call(listNotifications, {}, 'operario')).body;
  const ours = bell.rows.filter(({ title }) => title.startsWith(`Pedido ${order.number}`));
  expect(ours.map(({ title }) => title)).toEqual([
    `Pedido ${order.number}: no lo quisieron recibir`,
    `Pedido ${order.number}: no había nadie para recibirlo`,
    `Pedido ${order.number}: no había nadie para recibirlo`,
  ]);
  now = world.must(await server.call(resumeOrder, { id, version: now.version }, 'jefe'));
  expect([now.state, now.packages.length]).toEqual(['packed', 1]);
  const ledger = await db.execute(
    sql`select count(*)::int as wrong from stock s where s.quantity <> (select coalesce(sum(delta), 0) from stock_movement m where m.stock_id = s.id)`,
  );
  expect(ledger.rows[0]).toEqual({ wrong: 0 });
});
