import { createExport } from '@contract/lists/listAcciones';
import { saveLocation, saveProduct } from '@contract/warehouse/catalogAcciones';
import { adjustStock, listStock } from '@contract/warehouse/stockAcciones';
import { desc, eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { importsOf } from '../../../tests/support/importsOf';
import { orderLine, warehouseOrder } from '../../db/schema/orders';
import { stockMovement } from '../../db/schema/orderWork';
import { person, site } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { customer, lot, stock } from '../../db/schema/warehouse';
import { stockExport } from './warehouseExports';

let server: TestServer;
let siteId: number;

beforeAll(async () => {
  server = await buildServer();
  const [boss] = await database()
    .select({ siteId: person.siteId })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(eq(account.username, 'jefe'));
  siteId = boss?.siteId ?? 0;
});
afterAll(() => server.close());

const database = () => server.services.database.db;
const lines = (...rows: string[]) => rows.join('\r\n');
const imports = (by = 'jefe') => importsOf(server, { kind: 'existencias', by });
const head = 'Depósito;Ubicación;Código;Lote;Vencimiento;Cantidad';

async function made(name: string, fields: Record<string, unknown> = {}) {
  const goods = await server.call(
    saveProduct,
    { sku: name, name: `Producto ${name}`, unit: 'caja', ...fields },
    'jefe',
  );
  const shelf = await server.call(saveLocation, { siteId, code: name }, 'jefe');
  return { product: goods.body, location: shelf.body };
}

const held = async (sku: string) => {
  const filters = [{ field: 'sku', operator: 'is', value: sku }];
  return (await server.call(listStock, { filters }, 'jefe')).body.rows;
};

test('a file sets what lies where: what is new begins, what differs is adjusted, and twice is once', async () => {
  const one = await made('IS-1');
  const two = await made('IS-2', { lotTracked: true });
  const receipt = { kind: 'receipt', delta: 30, reason: 'Ingreso' };
  await server.call(
    adjustStock,
    { productId: one.product.id, locationId: one.location.id, ...receipt },
    'jefe',
  );
  const file = lines(
    head,
    'Depósito Rosario;IS-1;is-1;;;1.250',
    `;${two.location.barcode};IS-2;L-9;31/12/2027;40`,
  );
  const { body } = await imports().prepare(file);
  expect(body.counts).toMatchObject({ new: 1, changed: 1, unchanged: 0, invalid: 0 });
  const { job } = await imports().apply(body.id, 'all');
  expect(job?.message).toBe('Filas: 2 importadas, 0 sin cambios, 0 con errores.');
  expect(await held('IS-1')).toMatchObject([{ quantity: 1250, locationCode: 'IS-1' }]);
  const [lies] = await held('IS-2');
  expect(lies).toMatchObject({ quantity: 40, lotCode: 'L-9', expiresOn: '2027-12-31' });
  const told = await database()
    .select()
    .from(stockMovement)
    .orderBy(desc(stockMovement.id))
    .limit(2);
  expect(
    told
      .map(({ kind, delta, reason }) => [kind, delta, reason])
      .sort((a, b) => Number(b[1]) - Number(a[1])),
  ).toEqual([
    ['adjustment', 1220, 'Importado de una planilla'],
    ['adjustment', 40, 'Inventario inicial'],
  ]);
  const again = await imports().prepare(file);
  expect(again.body.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
});

test('each cell that is wrong says so, and what is right can be brought without it', async () => {
  await made('IS-3');
  const lotted = await made('IS-4', { lotTracked: true });
  await database()
    .insert(lot)
    .values({ productId: lotted.product.id, code: 'L-1', expiresOn: '2027-01-31' });
  await server.call(saveLocation, { siteId, code: 'IS-OFF', active: false }, 'jefe');
  const [far] = await database().select().from(site).where(eq(site.name, 'Depósito Córdoba'));
  const { body } = await imports().prepare(
    lines(
      head,
      ';IS-3;IS-3;;;5',
      ';IS-3;IS-3;;;6',
      ';IS-3;NADA;;;5',
      ';NADA;IS-3;;;5',
      ';IS-OFF;IS-3;;;5',
      `${far?.name};IS-3;IS-3;;;5`,
      ';IS-3;IS-3;L-1;;5',
      ';IS-4;IS-4;;;5',
      ';IS-4;IS-4;L-1;01/02/2027;5',
      ';IS-4;IS-4;L-2;;2,5',
      ';IS-4;IS-4;L-3;;',
    ),
  );
  expect(await imports().errorsOf(body.id)).toEqual([
    [3, ['sku', 'Se repite: ya está en la fila 2.']],
    [4, ['sku', 'No hay un producto con ese código.']],
    [5, ['locationCode', 'No hay una ubicación con ese código a tu alcance.']],
    [6, ['locationCode', 'Esa ubicación está fuera de uso.']],
    [7, ['siteId', 'No hay una sede con ese nombre a tu alcance.']],
    [8, ['lotCode', 'Este producto no lleva lotes.']],
    [9, ['lotCode', 'Este producto lleva lote: ponelo.']],
    [10, ['expiresOn', 'Ese lote ya está registrado con otro vencimiento.']],
    [11, ['quantity', 'No es un número entero: escribilo como 1.500.']],
    [12, ['quantity', 'Completá este dato.']],
  ]);
  await imports().apply(body.id, 'valid');
  expect(await held('IS-3')).toMatchObject([{ quantity: 5 }]);
});

test('a file leaves no less than orders in preparation are taking', async () => {
  const { product, location } = await made('IS-5');
  await server.call(
    adjustStock,
    {
      productId: product.id,
      locationId: location.id,
      kind: 'receipt',
      delta: 20,
      reason: 'Ingreso',
    },
    'jefe',
  );
  const [who] = await database()
    .select()
    .from(customer)
    .where(eq(customer.siteId, siteId))
    .limit(1);
  const [order] = await database()
    .insert(warehouseOrder)
    .values({
      siteId,
      customerId: who?.id ?? 0,
      customerName: who?.name ?? '',
      address: who?.address ?? '',
      promisedOn: '2026-12-01',
      state: 'picking',
      lineCount: 1,
      unitCount: 8,
    })
    .returning();
  await database()
    .insert(orderLine)
    .values({ orderId: order?.id ?? 0, position: 1, productId: product.id, quantity: 8 });
  const wanted = (units: number) => imports().prepare(lines(head, `;IS-5;IS-5;;;${units}`));
  const { body: short } = await wanted(7);
  expect(await imports().errorsOf(short.id)).toEqual([
    [2, ['quantity', 'De ahí, 8 son de pedidos en preparación: no puede quedar menos.']],
  ]);
  const { body: enough } = await wanted(8);
  await imports().apply(enough.id, 'all');
  expect(await held('IS-5')).toMatchObject([{ quantity: 8, reserved: 8, movable: 0 }]);
});

test('what is taken out and brought again changes nothing', async () => {
  const asked = {
    list: listStock.name,
    columns: Object.keys(stockExport.columns),
    format: 'csv' as const,
  };
  const { body: file } = await server.call(createExport, asked, 'jefe');
  const { JWT } = await server.sessionOf('jefe');
  const headers = { authorization: `Bearer ${JWT}` };
  const answer = await server.app.inject({ url: file.url ?? '', headers });
  const { body } = await imports().prepare(answer.rawPayload);
  expect(body.counts).toMatchObject({ new: 0, changed: 0, invalid: 0 });
  expect(body.counts.unchanged).toBeGreaterThan(100);
});

test('ten thousand places are looked at at once, and several batches are written', async () => {
  const { product } = await made('IS-BIG');
  const places = Array.from({ length: 10_000 }, (_, index) => `BIG-${index}`);
  await database().execute(
    `insert into location (site_id, code, barcode)
     select ${siteId}, 'BIG-' || n, 'BIG-' || n || '-X' from generate_series(0, 9999) n`,
  );
  const { body } = await imports().prepare(
    lines('Ubicación;Código;Cantidad', ...places.map((code) => `${code};${product.sku};3`)),
  );
  expect(body.counts).toMatchObject({ new: 10_000, invalid: 0 });
  // Written in batches, each by itself.
  const few = lines(
    'Ubicación;Código;Cantidad',
    ...places.slice(0, 450).map((code) => `${code};${product.sku};3`),
  );
  const { body: some } = await imports().prepare(few);
  const { job } = await imports().apply(some.id, 'valid');
  expect(job?.message).toBe('Filas: 450 importadas, 0 sin cambios, 0 con errores.');
  expect(await database().$count(stock, eq(stock.productId, product.id))).toBe(450);
});

test('who may not adjust the stock brings no file of it', async () => {
  const { status } = await imports('jefe').prepare(lines(head, ';IS-3;IS-3;;;5'));
  expect(status).toBe(200);
  const refused = await imports('operario').prepare(lines(head, ';IS-3;IS-3;;;5')).catch(String);
  expect(typeof refused === 'string' ? 403 : refused.status).toBe(403);
});
