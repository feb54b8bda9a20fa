import { applyImport, prepareImport } from '@contract/imports/importAcciones';
import { createExport } from '@contract/lists/listAcciones';
import {
  listCustomers,
  listLocations,
  listProducts,
  saveProduct,
} from '@contract/warehouse/catalogAcciones';
import { asc, eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { importsOf } from '../../../tests/support/importsOf';
import { auditEntry } from '../../db/schema/audit';
import { site } from '../../db/schema/organisation';
import { customer, product } from '../../db/schema/warehouse';
import { customersExport, locationsExport, productsExport } from './warehouseExports';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const database = () => server.services.database.db;
const lines = (...rows: string[]) => rows.join('\r\n');
const brings = (kind: string, by = 'jefe') => importsOf(server, { kind, by });

async function someProduct() {
  const [row] = await database().select().from(product).orderBy(asc(product.id)).limit(1);
  if (!row) throw new Error('no product');
  return row;
}

test('a file of products is held by the rules of the form, row by row, before anything changes', async () => {
  const was = await someProduct();
  const before = await database().$count(product);
  const { body } = await brings('productos').prepare(
    lines(
      'SKU;Nombre;Unidad de medida;Código EAN;Clase;Lleva lote',
      'N-1;Queso azul;caja;;b;x',
      'N-2;Q;caja;;A;No',
      'N-3;Ricota;caja;7790001001010;A;No',
      'N-4;Crema;caja;;Z;quizás',
      ';Sin código;caja;;A;No',
      'n-1;Otra vez;caja;;A;No',
      `${was.sku.toLowerCase()};${was.name};${was.unit};${was.barcode ?? ''};${was.abcClass};${was.lotTracked ? 'Sí' : 'No'}`,
    ),
  );
  expect(await brings('productos').errorsOf(body.id)).toEqual([
    [3, ['name', 'Poné el nombre.']],
    [4, ['barcode', 'El código de barras no es un EAN válido: revisá sus números.']],
    [
      5,
      ['abcClass', 'Escribí A: lo que más se mueve o B: intermedia o C: lo que menos se mueve.'],
      ['lotTracked', 'Escribí Sí o No.'],
    ],
    [6, ['sku', 'Completá este dato.']],
    [7, ['sku', 'Se repite: ya está en la fila 2.']],
  ]);
  // A code written in small letters would change the code itself, and is told as a change.
  expect(body.counts).toMatchObject({ new: 1, changed: 1, unchanged: 0, invalid: 5 });
  expect(await database().$count(product)).toBe(before);
});

test('what is new is added, what changed is changed, what the file does not name stays, and the audit tells both', async () => {
  const was = await someProduct();
  const { body } = await brings('productos').prepare(
    lines('Código;Nombre;Unidad', `${was.sku};Otro nombre;${was.unit}`, 'N-9;Manteca;pan'),
  );
  expect(body.counts).toMatchObject({ new: 1, changed: 1, invalid: 0 });
  const { job } = await brings('productos').apply(body.id, 'all');
  expect(job?.message).toBe('Filas: 2 importadas, 0 sin cambios, 0 con errores.');
  const [now] = await database().select().from(product).where(eq(product.id, was.id));
  expect(now).toEqual({
    ...was,
    name: 'Otro nombre',
    version: was.version + 1,
    searchText: expect.any(String),
  });
  const { body: found } = await server.call(listProducts, { search: 'manteca' }, 'jefe');
  expect(found.rows).toMatchObject([
    { sku: 'N-9', unit: 'pan', barcode: null, abcClass: 'C', lotTracked: false, active: true },
  ]);
  const audits = await database()
    .select({ accion: auditEntry.accion, entityId: auditEntry.entityId })
    .from(auditEntry)
    .where(eq(auditEntry.entity, 'product'));
  expect(audits.map(({ entityId }) => entityId).sort()).toEqual(
    [String(was.id), String(found.rows[0]?.id)].sort(),
  );
});

test('codes that differ by a sign are two, and one that is written otherwise is the only one like it', async () => {
  const make = (sku: string) =>
    server.call(saveProduct, { sku, name: `Producto ${sku}`, unit: 'caja' }, 'jefe');
  for (const sku of ['S-1', 'S/1', 'T-1', 't-1']) await make(sku);
  const { body } = await brings('productos').prepare(
    lines('Código;Nombre', 'S-1;Uno', 'S/1;Otro', 'T-1;Grande', 't-1;Chica'),
  );
  expect(body.counts).toMatchObject({ changed: 4, new: 0, invalid: 0 });
  await brings('productos').apply(body.id, 'all');
  const rows = await database().select().from(product);
  const named = Object.fromEntries(rows.map(({ sku, name }) => [sku, name]));
  expect(named).toMatchObject({ 'S-1': 'Uno', 'S/1': 'Otro', 'T-1': 'Grande', 't-1': 'Chica' });
});

test('a customer of another site is told to nobody: the file does not find it, and its name is taken', async () => {
  const [far] = await database()
    .select()
    .from(customer)
    .innerJoin(site, eq(site.id, customer.siteId))
    .where(eq(site.name, 'Depósito Córdoba'))
    .limit(1);
  if (!far) throw new Error('no customer in Córdoba');
  const { name, address } = far.customer;
  const { body } = await brings('clientes').prepare(
    lines('Cliente;Domicilio;Depósito', `${name};${address};Depósito Rosario`),
  );
  expect(body.counts).toMatchObject({ new: 1, changed: 0, unchanged: 0 });
  const { job } = await brings('clientes').apply(body.id, 'valid');
  expect(job?.message).toBe('Filas: 0 importadas, 0 sin cambios, 1 con errores.');
});

test('a place of the same code at another site is another place; a site out of reach is none', async () => {
  const { body } = await brings('ubicaciones').prepare(
    lines('Sede;Código', 'Depósito Rosario;Z-09', 'deposito rosario;z-10', 'Depósito Córdoba;Z-09'),
  );
  const reached = await server.call(listLocations, { size: 1 }, 'jefe');
  const site = reached.body.rows[0]?.siteName;
  const refused = await brings('ubicaciones').errorsOf(body.id);
  expect(site).toBe('Depósito Rosario');
  expect(refused).toEqual([[4, ['siteId', 'No hay una sede con ese nombre a tu alcance.']]]);
  await brings('ubicaciones').apply(body.id, 'valid');
  const { body: made } = await server.call(listLocations, { search: 'Z-1' }, 'jefe');
  expect(made.rows).toMatchObject([{ code: 'Z-10', siteName: 'Depósito Rosario' }]);
});

test('coordinates that say the same change nothing; one without the other is told with its row', async () => {
  const [was] = await database()
    .select()
    .from(customer)
    .where(eq(customer.active, true))
    .orderBy(asc(customer.id))
    .limit(1);
  if (!was) throw new Error('no customer');
  const shorter = String(Number(was.latitude)).replace('.', ',');
  const { body } = await brings('clientes', 'jefe').prepare(
    lines(
      'Cliente;Domicilio;Latitud;Longitud;Depósito',
      `${was.name};${was.address};${shorter};${was.longitude};Depósito Rosario`,
      'Almacén Nuevo;Mitre 1;-32,9;;Depósito Rosario',
    ),
  );
  expect(body.counts).toMatchObject({ unchanged: 1, new: 1, invalid: 0 });
  const { job } = await brings('clientes').apply(body.id, 'valid');
  expect(job?.message).toBe('Filas: 0 importadas, 1 sin cambios, 1 con errores.');
  const { body: none } = await server.call(listCustomers, { search: 'almacén nuevo' }, 'jefe');
  expect(none.total).toBe(0);
});

test.each([
  ['productos', listProducts, productsExport],
  ['ubicaciones', listLocations, locationsExport],
  ['clientes', listCustomers, customersExport],
] as const)(
  'what is taken out of %s and brought again changes nothing',
  async (kind, list, taken) => {
    const columns = Object.keys(taken.columns);
    const asked = { list: list.name, columns, format: 'csv' as const };
    const { body: made } = await server.call(createExport, asked, 'jefe');
    const { JWT } = await server.sessionOf('jefe');
    const headers = { authorization: `Bearer ${JWT}` };
    const file = await server.app.inject({ url: made.url ?? '', headers });
    const { body } = await brings(kind).prepare(file.rawPayload);
    expect(body.counts).toMatchObject({ new: 0, changed: 0, invalid: 0 });
    expect(body.counts.unchanged).toBeGreaterThan(20);
  },
);

test('who may not write in the catalogue brings no file for it', async () => {
  const file = 'a'.repeat(64);
  for (const by of ['operario', 'empleado', 'rrhh']) {
    const { status } = await server.call(prepareImport, { kind: 'productos', file }, by);
    expect([by, status]).toEqual([by, 403]);
  }
  const { body } = await brings('productos').prepare(lines('Código;Nombre;Unidad', 'N-20;Té;caja'));
  const stranger = await server.call(applyImport, { id: body.id, mode: 'all' }, 'rrhh');
  expect(stranger.status).toBe(404);
});
