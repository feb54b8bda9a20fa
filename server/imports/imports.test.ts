import { buffer } from 'node:stream/consumers';
import { uploadFile } from '@contract/files/uploadFile';
import { applyImport } from '@contract/imports/applyImport';
import { discardImport } from '@contract/imports/discardImport';
import { getImport } from '@contract/imports/getImport';
import { listImportRows } from '@contract/imports/listImportRows';
import { mapImport } from '@contract/imports/mapImport';
import { prepareImport } from '@contract/imports/prepareImport';
import { listJobs } from '@contract/jobs/listJobs';
import { asc, eq, inArray } from 'drizzle-orm';
import { Client } from 'pg';
import { readSheet } from 'read-excel-file/node';
import { buildServer, type TestServer } from '../../tests/support/buildServer';
import { until } from '../../tests/support/until';
import { sendForm } from '../../tests/support/uploadAs';
import { auditEntry } from '../db/schema/audit';
import { person } from '../db/schema/organisation';
import { makeCuil } from '../people/cuil';
import { xlsxTable } from '../tables/xlsxTable';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const database = () => server.services.database.db;

async function upload(bytes: Uint8Array, name = 'personas.csv', as = 'admin') {
  const { status, body, error } = await sendForm(
    server,
    uploadFile,
    as,
    { purpose: 'import' },
    { name, bytes },
  );
  if (status !== 200) throw new Error(error.message);
  return body.hash;
}

async function prepare(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return server.call(prepareImport, { kind: 'personas', file: await upload(bytes) }, 'admin');
}

const errorsOf = async (id: number) => {
  const { body } = await server.call(
    listImportRows,
    { id, states: ['invalid'], size: 200 },
    'admin',
  );
  return body.rows.map(({ number, errors }) => [
    number,
    ...errors.map((one) => [one.column, one.message]),
  ]);
};

async function apply(id: number, mode: 'all' | 'valid') {
  const { body } = await server.call(applyImport, { id, mode }, 'admin');
  const { body: jobs } = await until(
    () => server.call(listJobs, {}, 'admin'),
    (answer) => answer.body.rows.some((row) => row.id === body.jobId && row.finishedAt !== null),
    20_000,
  );
  const run = await server.call(getImport, { id }, 'admin');
  return { job: jobs.rows.find((row) => row.id === body.jobId), run: run.body };
}

const heads =
  'Legajo;Apellido;Nombre;DNI;CUIL;Fecha de nacimiento;Fecha de ingreso;Área;Responsable;Teléfono';
const dniOf = (docket: number) => String(40_000_000 + docket);

const line = (
  docket: number,
  fields: { cuil?: string; area?: string; manager?: string; day?: string; dni?: string } = {},
) => {
  const dni = fields.dni ?? dniOf(docket);
  const cuil = fields.cuil ?? makeCuil('27', dni);
  return `${docket};Pérez;Ana;${dni};${cuil};${fields.day ?? '01/02/1990'};1/3/2020;${fields.area ?? 'comercial'};${fields.manager ?? ''};'+54 11 5000`;
};

const csv = (...lines: string[]) => [heads, ...lines].join('\r\n');

test('the preview says what is wrong by row and column, and changes nothing', async () => {
  const before = await database().$count(person);
  const { body } = await prepare(
    csv(
      line(5001),
      line(5002, { cuil: '27-40005002-0' }),
      line(5003, { day: '30/02/1990' }),
      line(5004, { area: 'Astilleros' }),
      line(5005, { manager: 'nadie' }),
      line(5001, { dni: '41000000' }),
      line(5006, { cuil: makeCuil('20', '39999999') }),
      line(5007, { manager: '5007' }),
      line(5008, { manager: '5003' }),
    ),
  );
  expect(body.counts).toMatchObject({ new: 1, changed: 0, unchanged: 0, invalid: 8 });
  expect(await errorsOf(body.id)).toEqual([
    [3, ['cuil', 'El dígito verificador no coincide.']],
    [4, ['birthDate', 'No es una fecha: escribila como 21/11/2026.']],
    [5, ['areaName', 'No hay un área con ese nombre en esa sede.']],
    [6, ['manager', 'No hay nadie con ese legajo ni con ese nombre.']],
    [7, ['docket', 'Se repite: ya está en la fila 2.']],
    [8, ['cuil', 'No corresponde a ese DNI.']],
    [9, ['manager', 'Quedaría por encima de su propio responsable.']],
    [10, ['manager', 'Su responsable, en la fila 4, tiene errores.']],
  ]);
  expect(await database().$count(person)).toBe(before);
});

test('only the valid rows enter, a new manager before their people, and all of it is in the audit', async () => {
  const { body } = await prepare(
    csv(
      line(5102, { manager: '5101' }),
      line(5101, { manager: '1001' }),
      line(5103, { area: 'x' }),
    ),
  );
  const refused = await server.call(applyImport, { id: body.id, mode: 'all' }, 'admin');
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'Hay filas con errores: corregilas, o importá solo las válidas.',
  ]);
  const { job, run } = await apply(body.id, 'valid');
  expect(job).toMatchObject({
    state: 'done',
    message: 'Filas: 2 importadas, 0 sin cambios, 1 con errores.',
  });
  expect([run.state, run.counts.applied, run.counts.invalid]).toEqual(['done', 2, 1]);
  const [boss, worker] = await database()
    .select()
    .from(person)
    .where(inArray(person.docket, ['5101', '5102']))
    .orderBy(asc(person.docket));
  expect(worker).toMatchObject({
    managerId: boss?.id,
    birthDate: '1990-02-01',
    phone: '+54 11 5000',
  });
  const audits = await database()
    .select({ accion: auditEntry.accion })
    .from(auditEntry)
    .where(eq(auditEntry.entityId, String(worker?.id)));
  expect(audits).toEqual([{ accion: applyImport.name }]);
  expect((await server.call(applyImport, { id: body.id, mode: 'valid' }, 'admin')).status).toBe(
    409,
  );
});

test('the same file again changes nothing', async () => {
  const file = csv(line(5201), line(5202));
  const first = await prepare(file);
  await apply(first.body.id, 'all');
  const second = await prepare(file);
  expect(second.body.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2, invalid: 0 });
  const nothing = await server.call(applyImport, { id: second.body.id, mode: 'all' }, 'admin');
  expect(nothing.error.message).toBe('No hay nada que importar: ninguna fila cambia algo.');
  const versions = await database()
    .select({ version: person.version })
    .from(person)
    .where(inArray(person.docket, ['5201', '5202']));
  expect(versions).toEqual([{ version: 1 }, { version: 1 }]);
});

test('all or nothing: what became impossible after the preview keeps every row out', async () => {
  const { body } = await prepare(csv(line(5301), line(5302)));
  const { pool } = server.services.database;
  const taken = dniOf(5302);
  await pool.query('update person set dni = $1, cuil = $2 where docket = $3', [
    taken,
    makeCuil('20', taken),
    '1010',
  ]);
  const { job, run } = await apply(body.id, 'all');
  expect(job).toMatchObject({
    state: 'failed',
    message: 'No se importó nada: desde la vista previa aparecieron errores.',
  });
  expect(run).toMatchObject({ state: 'preview', counts: { new: 1, invalid: 1, applied: 0 } });
  expect(await errorsOf(body.id)).toEqual([[3, ['dni', 'Ya es de la persona con legajo 1010.']]]);
  expect(await database().$count(person, eq(person.docket, '5301'))).toBe(0);
});

/** The database refuses one person from now on, as a constraint would or as a failure. */
async function stumbleOver(docket: string, code: string) {
  const client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  await client.query(`create function stumble() returns trigger language plpgsql as $$ begin
    if new.docket = '${docket}' then raise exception 'x' using errcode = '${code}'; end if; return new; end $$;
    create trigger stumble before insert on person for each row execute function stumble()`);
  return async () => {
    await client.query('drop trigger stumble on person; drop function stumble');
    await client.end();
  };
}

test('all or nothing: one row refused while writing takes back the others', async () => {
  const { body } = await prepare(csv(line(5311), line(5312), line(5313)));
  const stand = await stumbleOver('5312', '23505');
  const { job, run } = await apply(body.id, 'all');
  await stand();
  expect(job?.message).toBe('No se importó nada: fila 3: Ya existe un registro igual.');
  expect(run).toMatchObject({ state: 'preview', counts: { new: 2, invalid: 1, applied: 0 } });
  expect(await database().$count(person, inArray(person.docket, ['5311', '5313']))).toBe(0);
});

test('a task that fails half way goes on with what is missing and writes nothing twice', async () => {
  const lines = Array.from({ length: 250 }, (_, index) => line(6000 + index));
  const { body } = await prepare(csv(...lines));
  const stand = await stumbleOver('6220', '22012');
  const failed = await apply(body.id, 'valid');
  await stand();
  expect([failed.job?.state, failed.run.state]).toEqual(['failed', 'preview']);
  expect(failed.run.counts).toMatchObject({ applied: 200, new: 50 });
  const again = await apply(body.id, 'valid');
  expect(again.job?.message).toBe('Filas: 250 importadas, 0 sin cambios, 0 con errores.');
  const { rows } = await server.services.database.pool.query(
    `select version, count(*)::int from person where docket like '6___' group by 1`,
  );
  expect(rows).toEqual([{ version: 1, count: 250 }]);
});

test('columns the file lacks stay as they are; mapped and empty ones are cleared', async () => {
  const [was] = await database().select().from(person).where(eq(person.docket, '1020'));
  const { body } = await prepare('legajo,teléfono\n1020,\n1021,4444');
  expect(body.counts).toMatchObject({ changed: 2, invalid: 0 });
  await apply(body.id, 'all');
  const [after] = await database().select().from(person).where(eq(person.docket, '1020'));
  expect(after).toEqual({ ...was, phone: null, version: (was?.version ?? 0) + 1 });
});

test('titles are known whatever their accents, and a wrong guess is corrected by hand', async () => {
  const { body } = await prepare('NRO. LEGAJO\tcélular\tOtra cosa\n1030\t111\t222');
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
  await apply(body.id, 'all');
  const [row] = await database().select().from(person).where(eq(person.docket, '1030'));
  expect(row?.phone).toBe('222');
});

test('a CSV of an older Windows keeps its accents', async () => {
  const { body } = await prepare(
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
    const { body } = await prepare(file.rawPayload);
    expect(await errorsOf(body.id)).toEqual([]);
    expect([body.counts.new, body.problems]).toEqual([1, []]);
    expect((await get(`/archivos/plantillas/personas.${format}`, 'rrhh')).statusCode).toBe(403);
  },
);

test('the report is the file again with what is wrong beside each row', async () => {
  const { body } = await prepare(csv(line(5401), line(5402, { area: 'x' })));
  const file = await get(body.reportUrl);
  const rows = await readSheet(file.rawPayload);
  expect(rows.map((row) => row.slice(-2))).toEqual([
    ['Resultado', 'Errores'],
    ['Nueva', null],
    ['Con errores', 'Área: No hay un área con ese nombre en esa sede.'],
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
  const { body } = await prepare(await buffer(xlsxTable({ name: 'x', columns, batches })));
  await apply(body.id, 'all');
  const [row] = await database().select().from(person).where(eq(person.docket, '1032'));
  expect(row?.hireDate).toBe('2015-06-07');
});

test("an import is its author's, needs the right of its kind, and can be abandoned", async () => {
  const { body } = await prepare(csv(line(5501)));
  expect((await server.call(getImport, { id: body.id }, 'rrhh')).status).toBe(404);
  const file = await upload(Buffer.from(csv(line(5502))), 'x.csv', 'rrhh');
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
  const refused = await prepare(bytes).then(
    ({ error }) => error.message,
    (error: Error) => error.message,
  );
  expect(refused).toContain(reason);
});
