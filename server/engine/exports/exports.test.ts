import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listAudit } from '@contract/admin/listAudit';
import type { AccionDefinition } from '@contract/core/accion';
import { listGarnishments } from '@contract/garnishments/garnishmentAcciones';
import { listBankAgreements, listHourBanks } from '@contract/hours/bankAcciones';
import { listHourDays, listHourTotals } from '@contract/hours/hourAcciones';
import { listTaxDeductions } from '@contract/incomeTax/taxDeductionAcciones';
import { listJobs } from '@contract/jobs/listJobs';
import { listPayRunPeople } from '@contract/liquidations/runAcciones';
import { createExport } from '@contract/lists/listAcciones';
import { listLoans } from '@contract/loans/loanAcciones';
import { listPunches } from '@contract/markings/punchAcciones';
import { listNews } from '@contract/news/newsAcciones';
import { listNotifications } from '@contract/notifications/listNotifications';
import { listPeopleWithoutReceipt } from '@contract/receipts/peopleWithoutReceipt';
import { listReimbursements } from '@contract/reimbursements/reimbursementAcciones';
import { listRenditions } from '@contract/renditions/renditionAcciones';
import { listOpenShifts } from '@contract/schedules/openShiftAcciones';
import { listEmployees, listPeople } from '@contract/users/personAcciones';
import { listPay } from '@contract/users/personPartAcciones';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { readSheet } from 'read-excel-file/node';
import { isAllowed, someoneAllowed } from '../../../tests/security/someoneAllowed';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { until } from '../../../tests/support/until';
import { auditEntry } from '../../db/schema/audit';
import { exportFile } from '../../db/schema/exports';
import { punch } from '../../db/schema/markings';
import { person } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';
import { workOffMarks } from '../../modules/hours/workOffMarks';
import { partsOf } from '../module';
import { machineMs } from '../time/machineTime';
import { exportFolder } from './exportFolder';
import { forgetExports } from './forgetExports';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
  // The demo's punches follow its shifts: one that is there whatever those are.
  const [somebody] = await database().select({ personId: person.id }).from(person).limit(1);
  const at = new Date('2026-09-01T11:00:00Z');
  const entry = { kind: 'in', source: 'web', day: '2026-09-01', at } as const;
  if (somebody)
    await database()
      .insert(punch)
      .values({ ...entry, ...somebody });
  await workOffMarks(database());
});
afterAll(() => server.close());

const database = () => server.services.database.db;

const make = (fields: Record<string, unknown>, as = 'admin') =>
  server.call(
    createExport,
    { list: listEmployees.name, columns: ['docket', 'name'], format: 'csv', ...fields },
    as,
  );

const linesOf = async (fields: Record<string, unknown>) => {
  const { body } = await make(fields);
  const { body: csv } = await server.fetchFile(body.url, 'admin');
  return csv.replace('\uFEFF', '').trim().split('\r\n');
};

test('all rows that match leave in the order and the columns that were on the screen', async () => {
  const input = {
    filters: [{ field: 'areaId', operator: 'in', value: [1, 2] }],
    sort: [{ field: 'docket', direction: 'desc' }],
    search: '',
  };
  const list = await server.call(listEmployees, { ...input, size: 200 }, 'admin');
  const lines = await linesOf({ input, columns: ['name', 'hireDate', 'rating', 'docket'] });
  expect(lines[0]).toBe('Nombre completo;Fecha de ingreso;Evaluación;Legajo');
  expect(lines.slice(1)).toEqual(
    list.body.rows.map((row) =>
      [
        // A comma divides cells elsewhere: what holds one stands in quotes.
        `"${row.name}"`,
        row.hireDate.split('-').reverse().join('/'),
        row.rating?.replace('.', ',') ?? '',
        row.docket,
      ].join(';'),
    ),
  );
  expect(lines.length).toBeGreaterThan(2);
});

test('a workbook has one row per person, days as days and numbers as numbers', async () => {
  const { body } = await make({ format: 'xlsx', columns: ['docket', 'birthDate', 'rating'] });
  expect(body.name).toMatch(/^Personas \d{4}-\d\d-\d\d \d\d\.\d\d\.xlsx$/);
  const file = await server.fetchFile(body.url, 'admin');
  expect(file.headers['content-disposition']).toContain('attachment');
  const rows = await readSheet(file.rawPayload);
  expect(rows.length).toBe(65);
  const people = await database().select().from(person);
  const byDocket = new Map(people.map((row) => [row.docket, row]));
  for (const [docket, birth, rating] of rows.slice(1)) {
    const row = byDocket.get(String(docket));
    expect([birth, rating]).toEqual([
      new Date(`${row?.birthDate}T00:00:00Z`),
      row?.rating == null ? null : Number(row.rating),
    ]);
  }
});

test('only the ticked rows, or all but the unticked', async () => {
  const two = await database().select().from(person).orderBy(person.docket).limit(2);
  const ids = two.map((row) => row.id);
  expect((await linesOf({ ids })).length).toBe(3);
  expect((await linesOf({ except: ids })).length).toBe(63);
});

test("an export needs the list's permission, takes declared columns only, and is told in the audit", async () => {
  expect((await make({}, 'supervisor')).status).toBe(403);
  expect((await make({ list: 'publicacion.listar' })).status).toBe(404);
  expect((await make({ columns: ['docket', 'passwordHash'] })).error.fields).toEqual({
    columns: 'La columna passwordHash no se exporta.',
  });
  expect((await make({ columns: ['__proto__'] })).status).toBe(422);
  expect((await make({ columns: ['toString'] })).status).toBe(422);
  const { body } = await make({});
  const id = body.url?.split('/').at(-1) ?? '';
  const [entry] = await database().select().from(auditEntry).where(eq(auditEntry.entityId, id));
  expect(entry).toMatchObject({
    accion: createExport.name,
    entity: 'export',
    after: { list: listEmployees.name, columns: ['docket', 'name'], format: 'csv' },
  });
});

test('a file is for who made it, while they may see the list, and for a day', async () => {
  const mine = (await make({})).body.url;
  expect((await server.fetchFile(mine, 'admin')).statusCode).toBe(200);
  expect((await server.fetchFile(mine, 'rrhh')).statusCode).toBe(404);
  expect((await server.app.inject({ url: mine ?? '' })).statusCode).toBe(401);
  expect(
    (await server.fetchFile('/archivos/exportaciones/..%2f..%2fsecreto', 'admin')).statusCode,
  ).toBe(404);
  const [admin] = await database()
    .select({ id: role.id, flags: role.flags })
    .from(role)
    .innerJoin(account, eq(account.roleId, role.id))
    .where(eq(account.username, 'admin'));
  const ofAdmin = eq(role.id, admin?.id ?? 0);
  await database().update(role).set({ flags: {} }).where(ofAdmin);
  expect((await server.fetchFile(mine, 'admin')).statusCode).toBe(403);
  await database().update(role).set({ flags: admin?.flags }).where(ofAdmin);
  await database().update(exportFile).set({ createdAt: sql`anden_now() - interval '25 hours'` });
  expect((await server.fetchFile(mine, 'admin')).statusCode).toBe(404);
});

test('after a day the chore removes the files, and what a crash left half written', async () => {
  const { config } = server.services;
  const folder = exportFolder(config);
  await writeFile(path.join(folder, 'caido.parte'), 'x');
  const before = new Date(machineMs() - 25 * 3600 * 1000);
  for (const name of await readdir(folder)) await utimes(path.join(folder, name), before, before);
  const kept = (await make({ list: listPeople.name })).body.url;
  await forgetExports(config).run(database(), server.services);
  expect(await readdir(folder)).toEqual([kept?.split('/').at(-1)]);
});

test('what takes longer than a person waits goes on as a task and ends with a link to the file', async () => {
  const holder = new Client({ connectionString: server.ownerUrl });
  await holder.connect();
  await holder.query('begin; lock table area in access exclusive mode');
  const { body } = await make({ format: 'xlsx' });
  expect([body.url, body.jobId === null]).toEqual([null, false]);
  await holder.query('commit');
  await holder.end();
  const { body: jobs } = await until(
    () => server.call(listJobs, {}, 'admin'),
    (answer) => answer.body.rows[0]?.finishedAt !== null,
  );
  expect(jobs.rows[0]).toMatchObject({ state: 'done', message: '64 filas.', doneUnits: 64 });
  const { body: bell } = await server.call(listNotifications, {}, 'admin');
  expect(bell.rows[0]).toMatchObject({ title: 'Terminó: Exportar Personas' });
  const file = await server.fetchFile(bell.rows[0]?.link ?? null, 'admin');
  expect((await readSheet(file.rawPayload)).length).toBe(65);
  expect(
    (await readdir(exportFolder(server.services.config))).filter((name) => name.endsWith('.parte')),
  ).toEqual([]);
});

/** A list is the work of a role; the rest belong to the warehouse, or to those who may read them. */
const workOf = new Map<string, string>([
  [listAudit.name, 'admin'],
  [listEmployees.name, 'admin'],
  [listPay.name, 'admin'],
  [listNews.name, 'rrhh'],
  [listPeopleWithoutReceipt.name, 'rrhh'],
  [listOpenShifts.name, 'rrhh'],
  [listPunches.name, 'rrhh'],
  [listHourDays.name, 'rrhh'],
  [listHourTotals.name, 'rrhh'],
  [listHourBanks.name, 'rrhh'],
  [listBankAgreements.name, 'rrhh'],
  [listPayRunPeople.name, 'sueldos'],
  [listGarnishments.name, 'sueldos'],
  [listTaxDeductions.name, 'sueldos'],
  [listLoans.name, 'rrhh'],
  [listReimbursements.name, 'rrhh'],
  [listRenditions.name, 'rrhh'],
]);

/** A long list is narrowed to a day: more rows would leave as a task on a busy machine. */
const oneDay = { filters: [{ field: 'day', operator: 'is', value: '2026-09-01' }] };
const inputOf = new Map<string, object>([
  [listPunches.name, oneDay],
  [listHourDays.name, oneDay],
]);

const workerOf = (accion: AccionDefinition) =>
  isAllowed('jefe', accion) ? 'jefe' : someoneAllowed(accion);

test.each(partsOf('exports').map((one) => [one.list.accion.name, one] as const))(
  'every column of %s can be taken out in both formats',
  async (list, { columns, list: { accion } }) => {
    const keys = Object.keys(columns);
    const who = workOf.get(list) ?? workerOf(accion);
    for (const format of ['csv', 'xlsx']) {
      const { status, body } = await make(
        { list, columns: keys, format, input: inputOf.get(list) },
        who,
      );
      expect([list, status]).toEqual([list, 200]);
      const file = await server.fetchFile(body.url, who);
      if (format === 'csv') expect(file.body.split('\r\n').length).toBeGreaterThan(2);
      else expect((await readSheet(file.rawPayload))[0]?.length).toBe(keys.length);
    }
  },
);

test('an instant leaves as the clock of here, and a state as people call it', async () => {
  const input = { sort: [{ field: 'number', direction: 'asc' }] };
  const { body } = await make(
    { list: 'pedido.listar', input, columns: ['number', 'state', 'createdAt', 'late'] },
    'jefe',
  );
  const { body: csv } = await server.fetchFile(body.url, 'jefe');
  expect(csv.split('\r\n')[1]).toMatch(
    /^P-\d{7};[A-Z][a-zó ]+;\d\d\/\d\d\/\d{4} \d\d:\d\d;(Sí|No)$/,
  );
});
