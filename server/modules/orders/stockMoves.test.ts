import { releaseOrder } from '@contract/orders/orderStepAcciones';
import { saveLocation } from '@contract/warehouse/catalogAcciones';
import {
  getCustomer,
  getLocation,
  getProduct,
  listProductOrders,
} from '@contract/warehouse/recordAcciones';
import {
  adjustStock,
  listStock,
  listStockMovements,
  relocateStock,
} from '@contract/warehouse/stockAcciones';
import { eq, ne } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { customer, location, stock } from '../../db/schema/warehouse';
import { type OrderWorld, orderWorld } from './testing/orderWorld';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await buildServer();
  world = await orderWorld(server, 'M');
});
afterAll(() => server.close());

const shelf = async (code: string) =>
  world.must(await server.call(saveLocation, { siteId: world.siteId, code }, 'jefe'));

const rowsOf = async (field: 'productId' | 'locationId', value: number) => {
  const filters = [{ field, operator: 'is', value }];
  return world.must(await server.call(listStock, { filters }, 'jefe')).rows;
};

const move = (input: Record<string, unknown>, by = 'jefe') => server.call(relocateStock, input, by);

test('what is moved leaves one shelf and lies on the other, told at both ends, and goes back', async () => {
  const { product, location: from, stockId } = await world.goods(30);
  const to = await shelf('MOV-1');
  const { body } = await move({ stockId, to: to.code, quantity: 12 });
  expect([body.from.quantity, body.to.quantity]).toEqual([18, 12]);
  expect(await rowsOf('locationId', to.id)).toMatchObject([
    { sku: product.sku, quantity: 12, available: 12, locationCode: 'MOV-1' },
  ]);
  const told = world.must(
    await server.call(listStockMovements, { productId: product.id }, 'jefe'),
  ).rows;
  expect(told).toMatchObject([
    { kind: 'move', delta: 12, locationCode: 'MOV-1', otherLocationCode: from.code },
    { kind: 'move', delta: -12, locationCode: from.code, otherLocationCode: 'MOV-1' },
    { kind: 'receipt', delta: 30 },
  ]);
  expect(told[0]?.person?.name).toBeTruthy();
  const there = await server.call(listStockMovements, { locationId: to.id }, 'jefe');
  expect(there.body.rows.map(({ delta }) => delta)).toEqual([12]);

  await move({ stockId: body.to.id, to: from.code, quantity: 12 });
  expect((await rowsOf('productId', product.id)).map(({ quantity }) => quantity).sort()).toEqual([
    0, 30,
  ]);
});

test('more than there is, more than orders in preparation leave, and a shelf that is none are refused with the reason', async () => {
  const { product, location: from, stockId } = await world.goods(10);
  const to = await shelf('MOV-2');
  const unused = world.must(
    await server.call(saveLocation, { siteId: world.siteId, code: 'MOV-3', active: false }, 'jefe'),
  );
  const order = await world.order([product.id, 4]);
  // Units that are only asked for are reserved, and may still be put elsewhere.
  expect(await rowsOf('productId', product.id)).toMatchObject([
    { quantity: 10, reserved: 4, available: 6, movable: 10 },
  ]);
  await server.call(releaseOrder, { id: order.id, version: order.version }, 'jefe');
  expect(await rowsOf('productId', product.id)).toMatchObject([{ reserved: 4, movable: 6 }]);
  const refused = async (input: Record<string, unknown>) => {
    const { status, error } = await move({ stockId, to: to.code, quantity: 1, ...input });
    return [status, ...Object.entries(error.fields ?? {}).flat()];
  };
  expect(await refused({ quantity: 11 })).toEqual([422, 'quantity', `En ${from.code} hay 10.`]);
  expect(await refused({ quantity: 7 })).toEqual([
    422,
    'quantity',
    'De 10, 4 las están tomando pedidos en preparación: se pueden mover hasta 6.',
  ]);
  expect(await refused({ to: from.code })).toEqual([422, 'to', 'Ya está en esa ubicación.']);
  expect(await refused({ to: unused.code })).toEqual([
    422,
    'to',
    'La ubicación MOV-3 está fuera de uso.',
  ]);
  const [far] = await server.services.database.db
    .select()
    .from(location)
    .where(ne(location.siteId, world.siteId))
    .limit(1);
  expect(await refused({ to: far?.barcode })).toEqual([
    422,
    'to',
    `En este depósito no hay una ubicación ${far?.barcode}.`,
  ]);
  // The code comes as a scanner reads it.
  expect((await move({ stockId, to: to.barcode.toLowerCase(), quantity: 6 })).status).toBe(200);
});

test('what one shelf does not hold is reserved at the next, and what nobody has is lacking', async () => {
  const { product, stockId } = await world.goods(10);
  const to = await shelf('MOV-4');
  await move({ stockId, to: to.code, quantity: 3 });
  const order = await world.order([product.id, 15]);
  const rows = await rowsOf('productId', product.id);
  expect(rows.map(({ quantity, reserved }) => [quantity, reserved]).sort()).toEqual([
    [3, 3],
    [7, 7],
  ]);
  const read = world.must(await server.call(getProduct, { id: product.id }, 'jefe'));
  expect(read.sites).toMatchObject([
    { siteId: world.siteId, quantity: 10, reserved: 10, available: 0, lacking: 5 },
  ]);
  const asking = await server.call(listProductOrders, { productId: product.id }, 'jefe');
  expect(asking.body).toMatchObject({
    total: 1,
    rows: [{ number: order.number, missing: 15, state: 'created' }],
  });
});

test('twenty moves against each other lose nothing and shows nobody a deadlock', async () => {
  const { product, stockId, location: from } = await world.goods(40);
  const to = await shelf('MOV-5');
  const there = world.must(await move({ stockId, to: to.code, quantity: 20 }));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      move(
        turn % 2 === 0
          ? { stockId, to: to.code, quantity: 3 }
          : { stockId: there.to.id, to: from.code, quantity: 3 },
      ),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).not.toContain(500);
  const total = (await rowsOf('productId', product.id)).reduce((sum, row) => sum + row.quantity, 0);
  expect(total).toBe(40);
});

test('the other site has neither shelves, customers nor stock for who works here', async () => {
  const { db } = server.services.database;
  const [far] = await db.select().from(location).where(ne(location.siteId, world.siteId)).limit(1);
  const [who] = await db.select().from(customer).where(ne(customer.siteId, world.siteId)).limit(1);
  const [lies] = await db.select().from(stock).where(ne(stock.siteId, world.siteId)).limit(1);
  const answers = [
    await server.call(getLocation, { id: far?.id }, 'jefe'),
    await server.call(getCustomer, { id: who?.id }, 'jefe'),
    await server.call(listStockMovements, { locationId: far?.id }, 'jefe'),
    await move({ stockId: lies?.id, to: far?.code ?? '', quantity: 1 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const { body } = await server.call(getProduct, { id: lies?.productId }, 'jefe');
  expect(body.sites.map(({ siteId }) => siteId)).not.toContain(lies?.siteId);
});

test('who only picks looks at the record and moves nothing', async () => {
  const { product, location: from, stockId } = await world.goods(5);
  expect((await server.call(getProduct, { id: product.id }, 'operario')).status).toBe(200);
  expect((await server.call(getLocation, { id: from.id }, 'operario')).status).toBe(200);
  const to = await shelf('MOV-6');
  const asked = { stockId, to: to.code, quantity: 1 };
  expect((await move(asked, 'operario')).status).toBe(403);
  const [row] = await server.services.database.db.select().from(stock).where(eq(stock.id, stockId));
  expect(row?.quantity).toBe(5);
  expect(adjustStock.permission).toBe(relocateStock.permission);
});
