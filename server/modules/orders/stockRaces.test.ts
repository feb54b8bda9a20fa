import { changeOrders } from '@contract/orders/changeOrders';
import type { Order } from '@contract/orders/order';
import { cancelOrder } from '@contract/orders/orderStepAcciones';
import { pickLine } from '@contract/orders/pickingAcciones';
import { eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { stock } from '../../db/schema/warehouse';
import { type OrderWorld, orderWorld } from './testing/orderWorld';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await buildServer();
  world = await orderWorld(server, 'R');
});
afterAll(() => server.close());

const WORKERS = 20;

/** The rows whose movements do not add up to their quantity, or whose last movement says otherwise. */
async function unexplained() {
  const { rows } = await server.services.database.db.execute(sql`
    select s.id from stock s
    left join lateral (select sum(delta) as total from stock_movement where stock_id = s.id) m on true
    left join lateral (
      select quantity_after from stock_movement where stock_id = s.id order by id desc limit 1
    ) last on true
    where s.quantity <> coalesce(m.total, 0) or s.quantity <> coalesce(last.quantity_after, 0)`);
  return rows;
}

test('the demo is explained to the last unit', async () => {
  expect(await unexplained()).toEqual([]);
  const { rows } = await server.services.database.db.execute<{ wrong: number }>(sql`
    select count(*)::int as wrong from order_line l where picked_quantity <>
      (select coalesce(sum(quantity), 0) from order_pick where order_line_id = l.id and returned_at is null)`);
  expect(rows).toEqual([{ wrong: 0 }]);
});

test('twenty pickers at one shelf take what there is and not one more', async () => {
  const { product, stockId } = await world.goods(50);
  const orders: Order[] = [];
  for (let index = 0; index < WORKERS; index += 1)
    orders.push(await world.started([product.id, 4]));
  const answers = await Promise.all(
    orders.flatMap((order) => [1, 2].map(() => world.pick(order, 0, stockId, 2))),
  );
  const taken = answers.filter((answer) => answer.status === 200).length;
  expect(taken).toBe(25);
  for (const answer of answers.filter((row) => row.status !== 200)) {
    expect([answer.status, answer.error.message]).toEqual([
      409,
      expect.stringContaining('Ya no queda tanto'),
    ]);
  }
  const [row] = await server.services.database.db
    .select({ quantity: stock.quantity })
    .from(stock)
    .where(eq(stock.id, stockId));
  expect(row?.quantity).toBe(0);
  expect(await unexplained()).toEqual([]);
});

test('picking and giving back several shelves at once in opposite orders ends without a deadlock', async () => {
  const first = await world.goods(400);
  const second = await world.goods(400);
  const orders: Order[] = [];
  for (let index = 0; index < WORKERS; index += 1) {
    orders.push(await world.started([first.product.id, 3], [second.product.id, 3]));
  }
  const work = orders.map(async (order, index) => {
    const ways: [number, number][] = [
      [0, first.stockId],
      [1, second.stockId],
    ];
    for (const [line, stockId] of index % 2 === 0 ? ways : ways.reverse()) {
      expect((await world.pick(order, line, stockId, 3)).status).toBe(200);
    }
    const { version } = await world.read(order.id);
    const end = await server.call(
      cancelOrder,
      { id: order.id, version, reason: 'Prueba de carga' },
      'jefe',
    );
    expect([end.status, end.body.state]).toEqual([200, 'cancelled']);
  });
  await Promise.all(work);
  const rows = await server.services.database.db
    .select({ quantity: stock.quantity })
    .from(stock)
    .where(sql`${stock.id} in (${first.stockId}, ${second.stockId})`);
  expect(rows).toEqual([{ quantity: 400 }, { quantity: 400 }]);
  expect(await unexplained()).toEqual([]);
});

test('cancelling many in one go while others pick from the same shelves shows nobody a deadlock', async () => {
  const first = await world.goods(300);
  const second = await world.goods(300);
  const orders: Order[] = [];
  for (let index = 0; index < 10; index += 1) {
    const order = await world.started([first.product.id, 4], [second.product.id, 4]);
    await world.pick(order, 0, first.stockId, 2);
    orders.push(order);
  }
  const change = { kind: 'cancel', reason: 'Prueba de carga' };
  const selection = { kind: 'rows', ids: orders.slice(0, 6).map((order) => order.id) };
  const picks = [...orders]
    .reverse()
    .flatMap((order) => [
      world.pick(order, 1, second.stockId, 2),
      world.pick(order, 0, first.stockId, 2),
      world.pick(order, 1, second.stockId, 2),
    ]);
  const bulk = server.call(changeOrders, { selection, change }, 'jefe');
  const answers = await Promise.all(picks);
  const { body } = await bulk;
  expect(body.results.filter((row) => !row.ok)).toEqual([]);
  expect(body.done).toBe(6);
  // People who came after the cancelling are told that, and nothing about waiting or trying again.
  for (const { status, error } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, error.message]).toEqual([409, expect.stringContaining('cancelado')]);
  }
  expect(await unexplained()).toEqual([]);
});

test('the same pick sent twice takes once', async () => {
  const { product, stockId } = await world.goods(10);
  const order = await world.started([product.id, 4]);
  const input = { id: order.id, lineId: order.lines[0]?.id, stockId, quantity: 2 };
  const key = { 'idempotency-key': 'una-sola-vez-por-favor' };
  const answers = await Promise.all(
    [1, 2].map(() => server.call(pickLine, input, 'operario', key)),
  );
  expect(answers.map((answer) => answer.body.lines[0]?.pickedQuantity)).toEqual([2, 2]);
  expect((await world.read(order.id)).lines[0]?.pickedQuantity).toBe(2);
});
