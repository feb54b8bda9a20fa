import { listOrders } from '@contract/orders/orderAcciones';
import { eq, inArray, ne } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { importsOf } from '../../../tests/support/importsOf';
import { warehouseOrder } from '../../db/schema/orders';
import { customer } from '../../db/schema/warehouse';
import { type OrderWorld, orderWorld } from './testing/orderWorld';

let server: TestServer;
let world: OrderWorld;
let sku: string;
let other: string;

beforeAll(async () => {
  server = await buildServer();
  world = await orderWorld(server, 'IO');
  sku = (await world.goods(50)).product.sku;
  other = (await world.goods(50)).product.sku;
});
afterAll(() => server.close());

const database = () => server.services.database.db;
const lines = (...rows: string[]) => rows.join('\r\n');
const imports = (by = 'jefe') => importsOf(server, { kind: 'pedidos', by });
const head = 'Referencia;Cliente;Depósito;Prometido;Prioridad;Notas;Código;Cantidad';

const brought = async (reference: string) => {
  const rows = await database()
    .select({ id: warehouseOrder.id })
    .from(warehouseOrder)
    .where(eq(warehouseOrder.reference, reference));
  const [row] = rows;
  expect(rows).toHaveLength(1);
  return world.read(row?.id ?? 0);
};

test('rows of one reference are one order, written by the rules of the form, and once', async () => {
  const file = lines(
    head,
    `OC-1;Cliente IO;Depósito Rosario;24/12/2026;Alta;Por la puerta de atrás;${sku};1.200`,
    `OC-2;cliente io;;2026-12-26;;;${sku};3`,
    `OC-1;;;;;;${other.toLowerCase()};2`,
  );
  const { body } = await imports().prepare(file);
  expect(body.counts).toMatchObject({ new: 3, invalid: 0 });
  const { job } = await imports().apply(body.id, 'all');
  expect(job?.message).toBe('Filas: 3 importadas, 0 sin cambios, 0 con errores.');
  expect(await brought('OC-1')).toMatchObject({
    customerName: 'Cliente IO',
    address: 'Mitre 100, Rosario',
    promisedOn: '2026-12-24',
    priority: 2,
    notes: 'Por la puerta de atrás',
    reference: 'OC-1',
    state: 'created',
    lines: [
      { product: { sku }, quantity: 1200 },
      { product: { sku: other }, quantity: 2 },
    ],
  });
  expect(await brought('OC-2')).toMatchObject({ priority: 3, lineCount: 1 });

  const filters = [{ field: 'reference', operator: 'contains', value: 'oc-1' }];
  const { body: found } = await server.call(listOrders, { filters }, 'jefe');
  expect(found.rows).toMatchObject([{ reference: 'OC-1', customerName: 'Cliente IO' }]);

  const { body: again } = await imports().prepare(file);
  expect(again.counts).toMatchObject({ new: 0, unchanged: 3, invalid: 0 });
  const { body: changed } = await imports().prepare(
    lines(head, `OC-2;Cliente IO;;2026-12-26;;;${sku};4`),
  );
  const { number } = await brought('OC-2');
  expect(await imports().errorsOf(changed.id)).toEqual([
    [2, ['reference', `Ya hay un pedido con esa referencia, ${number}: cambialo desde su página.`]],
  ]);
});

test('what is wrong is told in its cell, and an order goes whole or not at all', async () => {
  const [far] = await database()
    .select()
    .from(customer)
    .where(ne(customer.siteId, world.siteId))
    .limit(1);
  const { body } = await imports().prepare(
    lines(
      head,
      `M-1;Cliente IO;;24/12/2026;;;${sku};5`,
      'M-1;;;;;;NADA;5',
      `M-2;${far?.name};;24/12/2026;;;${sku};5`,
      `M-3;Cliente IO;;;;;${sku};5`,
      `M-4;Cliente IO;;24/12/2026;;;${sku};0`,
      `M-5;Cliente IO;;24/12/2026;;;${sku};1`,
      `M-5;Cliente IO;;25/12/2026;;;${other};1`,
      `M-6;Cliente IO;;24/12/2026;;;${sku};1`,
      `M-6;;;;;;${sku};1`,
      `M-7;Cliente IO;;24/12/2026;Ya;;${sku};1`,
      `M-8;Cliente IO;;24/12/2026;;;${sku};9`,
    ),
  );
  expect(await imports().errorsOf(body.id)).toEqual([
    [2, [null, 'La fila 3, del mismo pedido, tiene errores.']],
    [3, ['sku', 'No hay un producto con ese código.']],
    [4, ['customer', 'No hay un cliente en uso con ese nombre que tu sede atienda.']],
    [5, ['promisedOn', 'Completá este dato.']],
    [6, ['quantity', 'Poné al menos 1.']],
    [7, [null, 'La fila 8, del mismo pedido, tiene errores.']],
    [8, ['promisedOn', 'No coincide con la fila 7, que es del mismo pedido.']],
    [9, [null, 'La fila 10, del mismo pedido, tiene errores.']],
    [10, ['sku', 'Ya está en la fila 9 de este pedido: sumá las cantidades.']],
    [11, ['priority', 'Escribí una de estas: Urgente, Alta, Normal, Baja.']],
  ]);
  await imports().apply(body.id, 'valid');
  const made = await database()
    .select({ reference: warehouseOrder.reference })
    .from(warehouseOrder)
    .where(inArray(warehouseOrder.reference, ['M-1', 'M-5', 'M-6', 'M-8']));
  expect(made).toEqual([{ reference: 'M-8' }]);
});

test('ten thousand rows become their orders', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => [
    `G-${index};Cliente IO;;24/12/2026;;;${sku};1`,
    `G-${index};;;;;;${other};2`,
  ]).flat();
  const { body } = await imports().prepare(lines(head, ...rows));
  expect(body.counts).toMatchObject({ new: 10_000, invalid: 0 });
  const { body: mine } = await server.call(listOrders, { size: 1 }, 'jefe');
  expect(mine.rows).toHaveLength(1);
});

test('who may not write orders brings none', async () => {
  const refused = await imports('operario').prepare(lines(head)).catch(String);
  expect(typeof refused === 'string' ? 403 : refused.status).toBe(403);
});
