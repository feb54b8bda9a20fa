import { makeCuil } from '@contract/core/cuil';
import { applyImport } from '@contract/imports/importAcciones';
import { asc, eq } from 'drizzle-orm';
import { Client } from 'pg';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { csv, dniOf, importsOf, line } from '../../../tests/support/importsOf';
import { anyOf } from '../../db/anyOf';
import { auditEntry } from '../../db/schema/audit';
import { person } from '../../db/schema/organisation';
import { fileUpload } from '../../db/schema/uploads';

let server: TestServer;
let brought: ReturnType<typeof importsOf>;

beforeAll(async () => {
  server = await buildServer();
  brought = importsOf(server);
});
afterAll(() => server.close());

const database = () => server.services.database.db;

test('the preview says what is wrong by row and column, and changes nothing', async () => {
  const before = await database().$count(person);
  const { body } = await brought.prepare(
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
  expect(await brought.errorsOf(body.id)).toEqual([
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

test('a file that was read takes no room among those that nobody used', async () => {
  const waiting = () => database().$count(fileUpload, eq(fileUpload.purpose, 'import'));
  const before = await waiting();
  expect((await brought.prepare(csv(line(5050)))).status).toBe(200);
  expect(await waiting()).toBe(before);
  // The same file again is brought again, and read again.
  expect((await brought.prepare(csv(line(5050)))).status).toBe(200);
});

test('only the valid rows enter, a new manager before their people, and all of it is in the audit', async () => {
  const { body } = await brought.prepare(
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
  const { job, run } = await brought.apply(body.id, 'valid');
  expect(job).toMatchObject({
    state: 'done',
    message: 'Filas: 2 importadas, 0 sin cambios, 1 con errores.',
  });
  expect([run.state, run.counts.applied, run.counts.invalid]).toEqual(['done', 2, 1]);
  const [boss, worker] = await database()
    .select()
    .from(person)
    .where(anyOf(person.docket, ['5101', '5102']))
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
  const first = await brought.prepare(file);
  await brought.apply(first.body.id, 'all');
  const second = await brought.prepare(file);
  expect(second.body.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2, invalid: 0 });
  const nothing = await server.call(applyImport, { id: second.body.id, mode: 'all' }, 'admin');
  expect(nothing.error.message).toBe('No hay nada que importar: ninguna fila cambia algo.');
  const versions = await database()
    .select({ version: person.version })
    .from(person)
    .where(anyOf(person.docket, ['5201', '5202']));
  expect(versions).toEqual([{ version: 1 }, { version: 1 }]);
});

test('all or nothing: what became impossible after the preview keeps every row out', async () => {
  const { body } = await brought.prepare(csv(line(5301), line(5302)));
  const { pool } = server.services.database;
  const taken = dniOf(5302);
  await pool.query('update person set dni = $1, cuil = $2 where docket = $3', [
    taken,
    makeCuil('20', taken),
    '1010',
  ]);
  const { job, run } = await brought.apply(body.id, 'all');
  expect(job).toMatchObject({
    state: 'failed',
    message: 'No se importó nada: desde la vista previa aparecieron errores.',
  });
  expect(run).toMatchObject({ state: 'preview', counts: { new: 1, invalid: 1, applied: 0 } });
  expect(await brought.errorsOf(body.id)).toEqual([
    [3, ['dni', 'Ya es de la persona con legajo 1010.']],
  ]);
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
  const { body } = await brought.prepare(csv(line(5311), line(5312), line(5313)));
  const stand = await stumbleOver('5312', '23505');
  const { job, run } = await brought.apply(body.id, 'all');
  await stand();
  expect(job?.message).toBe('No se importó nada: fila 3: Ya existe un registro igual.');
  expect(run).toMatchObject({ state: 'preview', counts: { new: 2, invalid: 1, applied: 0 } });
  expect(await database().$count(person, anyOf(person.docket, ['5311', '5313']))).toBe(0);
});

test('a task that fails half way goes on with what is missing and writes nothing twice', async () => {
  const lines = Array.from({ length: 250 }, (_, index) => line(6000 + index));
  const { body } = await brought.prepare(csv(...lines));
  const stand = await stumbleOver('6220', '22012');
  const failed = await brought.apply(body.id, 'valid');
  await stand();
  expect([failed.job?.state, failed.run.state]).toEqual(['failed', 'preview']);
  expect(failed.run.counts).toMatchObject({ applied: 200, new: 50 });
  const again = await brought.apply(body.id, 'valid');
  expect(again.job?.message).toBe('Filas: 250 importadas, 0 sin cambios, 0 con errores.');
  const { rows } = await server.services.database.pool.query(
    `select version, count(*)::int from person where docket like '6___' group by 1`,
  );
  expect(rows).toEqual([{ version: 1, count: 250 }]);
});

test('columns the file lacks stay as they are; mapped and empty ones are cleared', async () => {
  const [was] = await database().select().from(person).where(eq(person.docket, '1020'));
  const { body } = await brought.prepare('legajo,teléfono\n1020,\n1021,4444');
  expect(body.counts).toMatchObject({ changed: 2, invalid: 0 });
  await brought.apply(body.id, 'all');
  const [after] = await database().select().from(person).where(eq(person.docket, '1020'));
  expect(after).toEqual({ ...was, phone: null, version: (was?.version ?? 0) + 1 });
});
