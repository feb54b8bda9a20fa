import { buffer } from 'node:stream/consumers';
import {
  applyImport,
  discardImport,
  getImport,
  listImportRows,
  mapImport,
  prepareImport,
} from '@contract/imports/importAcciones';
import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { csv, importsOf, line } from '../../../tests/support/importsOf';
import { person } from '../../db/schema/organisation';
import { xlsxTable } from '../tables/xlsxTable';

let server: TestServer;
let brought: ReturnType<typeof importsOf>;

beforeAll(async () => {
  server = await buildServer();
  brought = importsOf(server);
});
afterAll(() => server.close());

const database = () => server.services.database.db;

test('titles are known whatever their accents, and a wrong guess is corrected by hand', async () => {
  const { body } = await brought.prepare('NRO. LEGAJO\tcélular\tOtra cosa\n1030\t111\t222');
  expect(
    body.columns.filter(({ source }) => source !== null).map(({ key, source }) => [key, source]),
  ).toEqual([
    ['docket', 0],
    ['phone', 1],
  ]);
  const mapped = await server.call(
    mapImport,
    { id: body.id, mapping: [{ key: 'phone', source: 2 }] },
    'admin',
  );
  expect(mapped.body.problems).toEqual(['Falta la columna Legajo.']);
  expect((await server.call(applyImport, { id: body.id, mode: 'all' }, 'admin')).status).toBe(409);
  const both = [
    { key: 'docket', source: 0 },
    { key: 'phone', source: 2 },
  ];
  const right = await server.call(mapImport, { id: body.id, mapping: both }, 'admin');
  expect([right.body.problems, right.body.counts.changed]).toEqual([[], 1]);
  await brought.apply(body.id, 'all');
  const [row] = await database().select().from(person).where(eq(person.docket, '1030'));
  expect(row?.phone).toBe('222');
});

test('a CSV of an older Windows keeps its accents', async () => {
  const { body } = await brought.prepare(
    Buffer.from('Legajo;Puesto;Teléfono\n1031;Peón de almacén;1', 'latin1'),
  );
  const rows = await server.call(listImportRows, { id: body.id }, 'admin');
  expect(rows.body.rows[0]?.cells).toEqual(['1031', 'Peón de almacén', '1']);
});

const get = async (url: string, as = 'admin') => {
  const { JWT } = await server.sessionOf(as);
  return server.app.inject({ url, headers: { authorization: `Bearer ${JWT}` } });
};

test.each(['xlsx', 'csv'])(
  'the template as %s is itself an import without errors',
  async (format) => {
    const file = await get(`/archivos/plantillas/personas.${format}`);
    expect(file.headers['content-disposition']).toContain(`planilla.${format}`);
    const { body } = await brought.prepare(file.rawPayload);
    expect(await brought.errorsOf(body.id)).toEqual([]);
    expect([body.counts.new, body.problems]).toEqual([1, []]);
    expect((await get(`/archivos/plantillas/personas.${format}`, 'rrhh')).statusCode).toBe(403);
  },
);

test('the report is the file again with what is wrong beside each row', async () => {
  const { body } = await brought.prepare(csv(line(5401), line(5402, { area: 'x' })));
  const file = await get(body.reportUrl);
  const rows = await readSheet(file.rawPayload);
  expect(rows.map((row) => row.slice(-3))).toEqual([
    ['Resultado', 'Errores', 'Avisos'],
    ['Nueva', null, null],
    ['Con errores', 'Área: No hay un área con ese nombre en esa sede.', null],
  ]);
  expect((await get(body.reportUrl, 'rrhh')).statusCode).toBe(404);
});

test('a workbook with real dates and numbers is read like text', async () => {
  const columns = [
    { label: 'Legajo', kind: 'integer' as const },
    { label: 'Fecha de ingreso', kind: 'day' as const },
  ];
  const batches = (async function* () {
    yield [[1032, '2015-06-07']];
  })();
  const { body } = await brought.prepare(await buffer(xlsxTable({ name: 'x', columns, batches })));
  await brought.apply(body.id, 'all');
  const [row] = await database().select().from(person).where(eq(person.docket, '1032'));
  expect(row?.hireDate).toBe('2015-06-07');
});

test("an import is its author's, needs the right of its kind, and can be abandoned", async () => {
  const { body } = await brought.prepare(csv(line(5501)));
  expect((await server.call(getImport, { id: body.id }, 'rrhh')).status).toBe(404);
  const file = await brought.upload(Buffer.from(csv(line(5502))), 'rrhh');
  expect((await server.call(prepareImport, { kind: 'personas', file }, 'rrhh')).status).toBe(403);
  expect((await server.call(prepareImport, { kind: 'personas', file }, 'admin')).status).toBe(404);
  expect((await server.call(discardImport, { id: body.id }, 'admin')).status).toBe(200);
  expect((await server.call(getImport, { id: body.id }, 'admin')).status).toBe(404);
});

test.each([
  [
    'a picture',
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'Ese tipo de archivo no se admite',
  ],
  ['nothing but titles', Buffer.from('Legajo;Nombre\n'), 'Revisá los datos marcados.'],
])('%s is refused with a reason', async (_what, bytes, reason) => {
  const refused = await brought.prepare(bytes).then(
    ({ error }) => error.message,
    (error: Error) => error.message,
  );
  expect(refused).toContain(reason);
});
