import { getOrderBoard } from '@contract/orders/orderAcciones';
import { findSubstitutes, takeNextOrder } from '@contract/orders/pickingAcciones';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { warehouseOrder } from '../../db/schema/orders';
import { account } from '../../db/schema/session';
import { addDays } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import { type OrderWorld, orderWorld } from './testing/orderWorld';

let server: TestServer;
let world: OrderWorld;
let today: string;

const inDays = (count: number) => addDays(today, count);

beforeAll(async () => {
  server = await buildServer();
  world = await orderWorld(server, 'N');
  today = await todayAt(server.services.database.db, world.siteId);
});
afterAll(() => server.close());

/** Nothing of the demo is left to take: what follows is what the test made. */
async function emptyQueue() {
  const { db } = server.services.database;
  const [boss] = await db.select().from(account).where(eq(account.username, 'jefe'));
  await db
    .update(warehouseOrder)
    .set({ pickerId: boss?.personId ?? null })
    .where(and(eq(warehouseOrder.siteId, world.siteId), isNull(warehouseOrder.pickerId)));
}

const urge = async (id: number, fields: { priority?: number; promisedOn?: string }) =>
  server.services.database.db.update(warehouseOrder).set(fields).where(eq(warehouseOrder.id, id));

const take = async (as: string) => world.must(await server.call(takeNextOrder, {}, as)).order;

test('the most urgent is taken first, then the sooner promised; never what waits for approval or is elsewhere', async () => {
  await emptyQueue();
  const { product } = await world.goods(50);
  const later = await world.order([product.id, 1]);
  const sooner = await world.order([product.id, 1]);
  const urgent = await world.order([product.id, 1]);
  const waiting = await world.order([product.id, 1]);
  await urge(later.id, { promisedOn: inDays(30) });
  await urge(sooner.id, { promisedOn: inDays(12) });
  await urge(urgent.id, { priority: 1, promisedOn: inDays(40) });
  await server.services.database.db
    .update(warehouseOrder)
    .set({ priority: 1, awaitsApproval: true })
    .where(eq(warehouseOrder.id, waiting.id));
  const taken = [await take('operario'), await take('operario'), await take('operario')];
  expect(taken.map((order) => order?.id)).toEqual([urgent.id, sooner.id, later.id]);
  expect(taken[0]).toMatchObject({ state: 'picking', siteId: world.siteId });
  expect(taken[0]?.actions).toContain('pick');
  expect(await take('operario')).toBeNull();
  const { mine } = world.must(await server.call(getOrderBoard, {}, 'operario'));
  expect(mine.map(({ id }) => id)).toEqual(
    expect.arrayContaining([urgent.id, sooner.id, later.id]),
  );
});

test('who ask at once get an order each, and the last of them none', async () => {
  await emptyQueue();
  const { product } = await world.goods(50);
  const made = [await world.order([product.id, 1]), await world.order([product.id, 1])];
  const asked = await Promise.all(['operario', 'jefe', 'operario', 'jefe'].map(take));
  const got = asked.flatMap((order) => (order ? [order.id] : []));
  expect(got.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
  expect(asked.filter((order) => order === null)).toHaveLength(2);
});

test('the board narrows to what is asked, and says of whom', async () => {
  const { product } = await world.goods(5);
  const order = await world.order([product.id, 1]);
  await urge(order.id, { priority: 1 });
  const board = async (input: Record<string, unknown>) =>
    world.must(await server.call(getOrderBoard, input, 'jefe'));
  const ids = ({ columns }: Awaited<ReturnType<typeof board>>) =>
    columns.flatMap(({ rows }) => rows.map(({ id }) => id));
  const ours = await board({ customerId: world.customer.id });
  expect(ours.customerName).toBe(world.customer.name);
  expect(ids(ours)).toContain(order.id);
  expect(
    ours.columns
      .flatMap(({ rows }) => rows)
      .every(({ customerName }) => customerName === world.customer.name),
  ).toBe(true);
  const urgent = await board({ customerId: world.customer.id, priority: 1 });
  expect(ids(urgent)).toContain(order.id);
  expect(urgent.columns.flatMap(({ rows }) => rows).every(({ priority }) => priority === 1)).toBe(
    true,
  );
  expect(ids(await board({ customerId: world.customer.id, promisedTo: inDays(-1) }))).toEqual([]);
  expect(ids(await board({ customerId: world.customer.id, late: true }))).toEqual([]);
  const [me] = await server.services.database.db
    .select()
    .from(account)
    .where(eq(account.username, 'operario'));
  const theirs = await board({ pickerId: me?.personId });
  expect(
    theirs.columns.flatMap(({ rows }) => rows).every(({ picker }) => picker?.id === me?.personId),
  ).toBe(true);
  const totals = theirs.columns.reduce((sum, { total }) => sum + total, 0);
  const [counted] = await server.services.database.db
    .select({ count: sql<number>`count(*)::int` })
    .from(warehouseOrder)
    .where(
      and(
        eq(warehouseOrder.pickerId, me?.personId ?? 0),
        ne(warehouseOrder.state, 'delivered'),
        ne(warehouseOrder.state, 'cancelled'),
      ),
    );
  expect(totals).toBe(counted?.count);
});

test('what goes instead of a product is found by its code, by its shelf or by part of its name', async () => {
  const wanted = await world.goods(0);
  const other = await world.goods(9, { name: 'Yerba de monte' });
  const order = await world.started([wanted.product.id, 2]);
  const find = async (code: string) =>
    world.must(
      await server.call(
        findSubstitutes,
        { id: order.id, lineId: order.lines[0]?.id, code },
        'operario',
      ),
    );
  const found = [
    expect.objectContaining({
      id: other.product.id,
      quantity: 9,
      locationCode: other.location.code,
    }),
  ];
  expect((await find(other.product.sku.toLowerCase())).rows).toEqual(found);
  expect((await find(other.location.code)).rows).toEqual(found);
  expect((await find('de monte')).rows).toEqual(found);
  const same = await find(wanted.product.sku);
  expect([same.rows, same.why]).toEqual([[], expect.stringContaining('es el producto que falta')]);
  const none = await world.goods(0);
  expect((await find(none.product.sku)).why).toMatch(/no queda en este depósito/);
  expect(await find('ZZ-NADA')).toEqual({ rows: [], why: null });
});
