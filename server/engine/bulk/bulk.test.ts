import { listJobResults } from '@contract/jobs/jobAcciones';
import { listJobs } from '@contract/jobs/listJobs';
import { changePeople } from '@contract/users/changePeople';
import { listEmployees } from '@contract/users/personAcciones';
import { asc, eq, like, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { until } from '../../../tests/support/until';
import { anyOf } from '../../db/anyOf';
import { auditEntry } from '../../db/schema/audit';
import { bulkRow } from '../../db/schema/bulk';
import { jobProgress } from '../../db/schema/events';
import { area, person } from '../../db/schema/organisation';
import { chores } from '../jobs/chores';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const database = () => server.services.database.db;

const everybody = () =>
  database()
    .select({
      id: person.id,
      docket: person.docket,
      managerId: person.managerId,
      areaId: person.areaId,
      version: person.version,
    })
    .from(person)
    .orderBy(asc(person.id));

const change = (selection: unknown, what: unknown, as = 'admin', headers = {}) =>
  server.call(changePeople, { selection, change: what }, as, headers);

/** Many newcomers, some hundreds more than a request changes at once. */
async function hire(count: number, prefix: string): Promise<void> {
  await server.services.database.pool.query(
    `insert into person (docket, first_name, last_name, dni, cuil, birth_date, hire_date, site_id, area_id)
     select $2 || n, 'Nueva', 'Persona', (61000000 + ascii($2) * 10000 + n)::text, (27000000000 + ascii($2) * 10000 + n)::text, '1990-01-01', '2020-01-01', 1, 1
     from generate_series(1, $1::int) n`,
    [count, prefix],
  );
}

const jobOf = async (id: string | null) => {
  const { body } = await until(
    () => server.call(listJobs, {}, 'admin'),
    ({ body }) => body.rows.some((row) => row.id === id && row.finishedAt !== null),
  );
  return body.rows.find((row) => row.id === id);
};

test('each ticked row gets its result, and a refused one leaves the others changed', async () => {
  const [boss, chief, worker] = await everybody();
  if (!boss || !chief || !worker) throw new Error('no people');
  const { body } = await change(
    { kind: 'rows', ids: [boss.id, worker.id, chief.id, 999_999] },
    { kind: 'manager', managerId: chief.id },
  );
  expect([body.jobId, body.done, body.refused]).toEqual([null, 1, 3]);
  expect(body.results.map(({ id, ok, message }) => [id, ok, message])).toEqual([
    [boss.id, false, 'Quien elegiste trabaja en su equipo: no puede ser también su responsable.'],
    [chief.id, false, 'Nadie puede ser su propio responsable.'],
    [worker.id, true, null],
    [999_999, false, 'Esa persona no existe o no está a tu alcance.'],
  ]);
  expect(body.results[2]?.label).toContain(worker.docket);
  const after = await everybody();
  expect(after[0]).toEqual(boss);
  expect(after[2]).toMatchObject({ managerId: chief.id, version: worker.version + 1 });
  const audits = await database()
    .select({ entityId: auditEntry.entityId, before: auditEntry.before, after: auditEntry.after })
    .from(auditEntry)
    .where(eq(auditEntry.accion, changePeople.name));
  expect(audits).toEqual([
    {
      entityId: String(worker.id),
      before: { managerId: worker.managerId },
      after: { managerId: chief.id },
    },
  ]);
});

test('all that match the filters are changed but those unticked, and the site follows the area', async () => {
  const areas = await database().select().from(area);
  const from = areas.find((row) => row.name === 'Comercial');
  const to = areas.find((row) => row.siteId !== from?.siteId);
  if (!from || !to) throw new Error('no areas');
  const filters = [{ field: 'areaId', operator: 'is', value: from.id }];
  const matching = (await everybody()).filter((row) => row.areaId === from.id);
  const [spared] = matching;
  const { body } = await change(
    { kind: 'filtered', filters, search: '', except: [spared?.id] },
    { kind: 'area', areaId: to.id },
  );
  expect([body.done, body.refused]).toEqual([matching.length - 1, 0]);
  const left = await server.call(listEmployees, { filters }, 'admin');
  expect(left.body.rows.map((row) => row.id)).toEqual([spared?.id]);
  const moved = await database().select().from(person).where(eq(person.areaId, to.id));
  expect(moved.every((row) => row.siteId === to.siteId)).toBe(true);
});

test('what is wrong for all of them is said once, and nothing is touched', async () => {
  const [one] = await everybody();
  const nobody = await change(
    { kind: 'rows', ids: [one?.id] },
    { kind: 'manager', managerId: 999_999 },
  );
  expect([nobody.status, nobody.error.fields]).toEqual([
    422,
    { 'change.managerId': 'Esa persona ya no trabaja acá.' },
  ]);
  const hidden = { field: 'passwordHash', operator: 'is', value: 'x' };
  const filters = await change(
    { kind: 'filtered', filters: [hidden], search: '' },
    { kind: 'manager', managerId: null },
  );
  expect(filters.status).toBe(422);
});

test('the same request twice changes once and answers the same', async () => {
  await hire(1, 'I');
  const [row] = await database().select().from(person).where(eq(person.docket, 'I1'));
  const send = () =>
    change({ kind: 'rows', ids: [row?.id] }, { kind: 'area', areaId: 2 }, 'admin', {
      'idempotency-key': 'cambiar-una-vez',
    });
  const [first, second] = await Promise.all([send(), send()]);
  expect(first.body).toEqual(second.body);
  const [after] = await database().select().from(person).where(eq(person.docket, 'I1'));
  expect(after?.version).toBe(2);
});

test('many rows become a task that survives a failure half way and changes nobody twice', async () => {
  await hire(230, 'T');
  const { pool } = server.services.database;
  const stumble = `create function stumble() returns trigger language plpgsql as $$ begin
    if new.docket = 'T120' and new.version = 2 then perform 1 / 0; end if; return new; end $$;
    create trigger stumble before update on person for each row execute function stumble()`;
  const client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  await client.query(stumble);
  const selection = {
    kind: 'filtered',
    filters: [{ field: 'docket', operator: 'starts', value: 'T' }],
    search: '',
  };
  const { body } = await change(selection, { kind: 'area', areaId: 3 });
  expect([body.jobId === null, body.results]).toEqual([false, []]);
  const failed = await jobOf(body.jobId);
  expect([failed?.state, failed?.doneUnits]).toEqual(['failed', 100]);
  await client.query('drop trigger stumble on person');
  await client.end();
  await database()
    .update(jobProgress)
    .set({ state: 'queued', finishedAt: null })
    .where(eq(jobProgress.id, body.jobId ?? ''));
  await server.services.jobs.flush();
  const finished = await jobOf(body.jobId);
  expect([finished?.state, finished?.message]).toEqual(['done', 'Se cambiaron 230 filas.']);
  const { rows } = await pool.query(
    `select version, area_id, count(*)::int from person where docket like 'T%' group by 1, 2`,
  );
  expect(rows).toEqual([{ version: 2, area_id: 3, count: 230 }]);
});

test('the results of a task are read a page at a time, and only by who asked for it', async () => {
  await hire(205, 'R');
  const [head] = await database().select().from(person).where(eq(person.docket, 'R1'));
  const selection = {
    kind: 'filtered',
    filters: [{ field: 'docket', operator: 'starts', value: 'R' }],
    search: '',
  };
  const { body } = await change(selection, { kind: 'manager', managerId: head?.id });
  const finished = await jobOf(body.jobId);
  expect(finished?.message).toBe('Se cambiaron 204 de 205 filas; 1 no se pudo cambiar.');
  const read = (fields: object, as = 'admin') =>
    server.call(listJobResults, { jobId: body.jobId, ...fields }, as);
  const refused = await read({ onlyRefused: true });
  expect(refused.body.rows).toEqual([
    {
      id: head?.id,
      label: 'Persona, Nueva (R1)',
      ok: false,
      message: 'Nadie puede ser su propio responsable.',
    },
  ]);
  const last = await read({ page: 3, size: 100 });
  expect([last.body.rows.length, last.body.total]).toEqual([5, 205]);
  expect((await read({}, 'rrhh')).status).toBe(404);
});

test('a right withdrawn before the task ran refuses its rows', async () => {
  await hire(2, 'W');
  const people = await database().select().from(person).where(like(person.docket, 'W%'));
  const { id } = await server.sessionOf('empleado');
  const jobId = await database().transaction(async (tx) => {
    const asked = await server.services.jobs.request(tx, {
      kind: 'bulk',
      title: 'Cambiar',
      accountId: id,
      payload: {
        accion: changePeople.name,
        address: '127.0.0.1',
        input: { change: { kind: 'area', areaId: 2 } },
      },
    });
    await tx
      .insert(bulkRow)
      .values(people.map((row, index) => ({ jobId: asked, position: index + 1, rowId: row.id })));
    return asked;
  });
  await server.services.jobs.flush();
  const rows = await until(
    () => database().select().from(bulkRow).where(eq(bulkRow.jobId, jobId)),
    (found) => found.every((row) => row.ok !== null),
  );
  expect(rows.map((row) => row.message)).toEqual([
    'Ya no tenés permiso para este cambio.',
    'Ya no tenés permiso para este cambio.',
  ]);
  const after = await database()
    .select({ version: person.version })
    .from(person)
    .where(
      anyOf(
        person.id,
        people.map((row) => row.id),
      ),
    );
  expect(after).toEqual([{ version: 1 }, { version: 1 }]);
});

test('results older than a month are forgotten', async () => {
  await database().update(jobProgress).set({ createdAt: sql`anden_now() - interval '31 days'` });
  for (const chore of chores) await chore.run(database(), server.services);
  expect(await database().$count(bulkRow)).toBe(0);
});
