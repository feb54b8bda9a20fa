import { listNotifications } from '@contract/notifications/listNotifications';
import {
  getOrder,
  getOrderBoard,
  getOrderFigures,
  listOrders,
} from '@contract/orders/orderAcciones';
import { listPickers } from '@contract/orders/pickingAcciones';
import { listStock } from '@contract/warehouse/stockAcciones';
import { and, eq, ne, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { warehouseOrder } from '../../db/schema/orders';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { type OrderWorld, orderWorld } from './testing/orderWorld';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await buildServer();
  world = await orderWorld(server, 'S');
});
afterAll(() => server.close());

const all = async (user: string, fields: Record<string, unknown> = {}) =>
  (await server.call(listOrders, { size: 200, ...fields }, user)).body;

test('a head of warehouse sees their site and no other: list, id, board, figures, stock and pickers', async () => {
  const { db } = server.services.database;
  const [foreign] = await db
    .select({ id: warehouseOrder.id, siteId: warehouseOrder.siteId })
    .from(warehouseOrder)
    .where(ne(warehouseOrder.siteId, world.siteId))
    .limit(1);
  if (!foreign) throw new Error('the demo has one warehouse only');
  const sites = new Set((await all('jefe')).rows.map((row) => row.siteId));
  expect([...sites]).toEqual([world.siteId]);
  expect((await server.call(getOrder, { id: foreign.id }, 'jefe')).status).toBe(404);
  const elsewhere = { siteId: foreign.siteId };
  const board = (await server.call(getOrderBoard, elsewhere, 'jefe')).body;
  expect(board.columns.map((column) => column.total)).toEqual(board.columns.map(() => 0));
  const figures = (await server.call(getOrderFigures, elsewhere, 'jefe')).body;
  expect(figures).toMatchObject({ open: [], late: 0, pace: [], deliveredOnDay: 0 });
  const filters = [{ field: 'siteId', operator: 'is', value: foreign.siteId }];
  expect((await server.call(listStock, { filters }, 'jefe')).body.total).toBe(0);
  expect((await server.call(listPickers, elsewhere, 'jefe')).status).toBe(404);
});

test('a picker sees what is free, what is theirs and what waits for a check', async () => {
  const { db } = server.services.database;
  const [me] = await db
    .select({ personId: account.personId })
    .from(account)
    .where(eq(account.username, 'operario'));
  const mine = me?.personId ?? 0;
  const { rows } = await all('operario');
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    const seen =
      row.picker?.id === mine ||
      ['picked', 'checked'].includes(row.state) ||
      (row.picker === null && ['created', 'picking'].includes(row.state));
    expect([row.number, row.siteId, seen]).toEqual([row.number, world.siteId, true]);
  }
  const [other] = await db
    .select({ id: person.id })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(
      and(
        eq(person.siteId, world.siteId),
        ne(person.id, mine),
        sql`${account.roleId} =
      (select role_id from account where username = 'operario')`,
      ),
    )
    .limit(1);
  const { product } = await world.goods(5);
  const order = await world.order([product.id, 1]);
  expect((await server.call(getOrder, { id: order.id }, 'operario')).status).toBe(200);
  world.must(await world.assign(order, other?.id ?? 0));
  expect((await server.call(getOrder, { id: order.id }, 'operario')).status).toBe(404);
  const search = { search: order.number };
  expect((await all('operario', search)).total).toBe(0);
  expect((await all('jefe', search)).total).toBe(1);
});

test('an order is given to somebody who picks at its site, and they are told', async () => {
  const { product } = await world.goods(5);
  const order = await world.order([product.id, 1]);
  const { db } = server.services.database;
  const idOf = async (username: string) => {
    const [row] = await db
      .select({ id: account.personId })
      .from(account)
      .where(eq(account.username, username));
    return row?.id ?? 0;
  };
  const refused = await world.assign(order, await idOf('empleado'));
  expect([refused.status, refused.error.fields]).toEqual([
    422,
    { pickerId: 'Esa persona no prepara pedidos en esta sede.' },
  ]);
  const given = world.must(await world.assign(order, await idOf('operario')));
  expect(given.picker?.id).toBe(await idOf('operario'));
  const bell = (await server.call(listNotifications, {}, 'operario')).body;
  expect(bell.rows[0]).toMatchObject({
    title: `Te asignaron el pedido ${order.number}`,
    link: `/orders/${order.id}`,
  });
});

test('filters, order and figures agree with each other', async () => {
  const late = { filters: [{ field: 'late', operator: 'is', value: true }] };
  const rows = (await all('jefe', late)).rows;
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.late)).toBe(true);
  const figures = (await server.call(getOrderFigures, {}, 'jefe')).body;
  expect(figures.late).toBe(rows.length);
  const board = (await server.call(getOrderBoard, {}, 'jefe')).body;
  const onBoard = board.columns.filter((column) => column.total > 0);
  expect(onBoard.map((column) => ({ state: column.state, count: column.total }))).toEqual(
    figures.open,
  );
  const sort = [{ field: 'promisedOn', direction: 'asc' }];
  const days = (await all('jefe', { sort })).rows.map((row) => row.promisedOn);
  expect(days).toEqual([...days].sort());
  const wrong = { filters: [{ field: 'promisedOn', operator: 'is', value: '2026-02-30' }] };
  expect((await server.call(listOrders, wrong, 'jefe')).status).toBe(422);
});

test('who gives work to many is offered who may pick within reach, and nobody else', async () => {
  const all = (await server.call(listPickers, {}, 'jefe')).body.rows;
  const here = (await server.call(listPickers, { siteId: world.siteId }, 'jefe')).body.rows;
  expect(all).toEqual(here);
  expect(all.map(({ siteName }) => siteName)).toContain(all[0]?.siteName);
  expect((await server.call(listPickers, {}, 'operario')).status).toBe(403);
});
