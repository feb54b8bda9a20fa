import { listArrivals } from '@contract/receiving/arrivalAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { importsOf } from '../../../tests/support/importsOf';
import { type ReceivingWorld, receivingWorld } from '../../../tests/support/receivingWorld';

let server: TestServer;
let world: ReceivingWorld;
let sku: string;
let other: string;

beforeAll(async () => {
  server = await buildServer();
  world = await receivingWorld(server, 'I');
  await world.supplier();
  sku = (await world.goods()).sku;
  other = (await world.goods()).sku;
});
afterAll(() => server.close());

const imports = () => importsOf(server, { kind: 'recepciones', by: 'jefe' });
const head = 'Proveedor;Remito;Depósito;Se espera el;Código;Unidades;Por bulto';
const lines = (...rows: string[]) => [head, ...rows].join('\r\n');

const brought = async (remito: string) => {
  const filters = [{ field: 'remito' as const, operator: 'is' as const, value: remito }];
  const { rows } = await world.must(listArrivals, { filters });
  return rows;
};

test('rows of one remito are one arrival, written once however often the file comes', async () => {
  const file = lines(
    `Proveedor I;0001-00000501;Depósito Rosario;24/12/2026;${sku};1.200;12`,
    `proveedor i;1-501;;;${other.toLowerCase()};7;`,
    `Proveedor I;0001-00000502;Depósito Rosario;24/12/2026;${sku};3;`,
  );
  const { body } = await imports().prepare(file);
  expect(body.counts).toMatchObject({ new: 3, invalid: 0 });
  await imports().apply(body.id, 'all');
  const [made, ...more] = await brought('0001-00000501');
  expect(more).toEqual([]);
  expect(await world.read(made?.id ?? 0)).toMatchObject({
    ...{ supplierName: 'Proveedor I', state: 'expected', expectedOn: '2026-12-24' },
    lines: [
      { sku, expected: 1200, packSize: 12 },
      { sku: other, expected: 7, packSize: 1 },
    ],
  });
  const { body: again } = await imports().prepare(file);
  expect(again.counts).toMatchObject({ new: 0, unchanged: 3, invalid: 0 });
  const { body: changed } = await imports().prepare(
    lines(`Proveedor I;1-502;Depósito Rosario;24/12/2026;${sku};4;`),
  );
  const [second] = await brought('0001-00000502');
  expect(await imports().errorsOf(changed.id)).toEqual([
    [2, ['remito', `Ese remito ya está cargado con otra cosa: es ${second?.number}.`]],
  ]);
});

test('a fault is told in its cell, and a remito goes whole or not at all', async () => {
  const { body } = await imports().prepare(
    lines(
      `Nadie;0001-00000601;Depósito Rosario;24/12/2026;${sku};1;`,
      `Proveedor I;0001-00000602;Depósito Rosario;24/12/2026;NADA;1;`,
      `Proveedor I;0001-00000602;;;${sku};2;`,
      `Proveedor I;0001-00000603;;24/12/2026;${sku};0;`,
    ),
  );
  expect(await imports().errorsOf(body.id)).toEqual([
    [2, ['supplier', 'No hay un proveedor en uso con ese nombre.']],
    [3, ['sku', 'No hay un producto con ese código.']],
    [4, [null, 'La fila 3, del mismo remito, tiene errores.']],
    [5, ['site', 'Completá este dato.'], ['quantity', 'Poné al menos 1.']],
  ]);
});
