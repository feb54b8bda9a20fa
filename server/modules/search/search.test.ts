import { startView } from '@contract/admin/roleAcciones';
import type { AccionDefinition } from '@contract/core/accion';
import { type FoundKind, foundKinds } from '@contract/search/found';
import { searchAll } from '@contract/search/searchAcciones';
import { listEmployees, listPeople } from '@contract/users/personAcciones';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { until } from '../../../tests/support/until';
import { partsOf } from '../../engine/module';
import { seedRoles } from '../../seed/roles';

type User = keyof typeof seedRoles;
const users = Object.keys(seedRoles) as User[];

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const groupsOf = async (words: string, as: string) => {
  const { status, body } = await server.call(searchAll, { words }, as);
  expect({ words, as, status }).toMatchObject({ status: 200 });
  return body.groups;
};

/** A kind that a busy machine was late with is asked for again, as a person does who reads that it took too long. */
const find = (words: string, as: string) =>
  until(
    () => groupsOf(words, as),
    (groups) => groups.every(({ late }) => !late),
  );
const of = async (kind: FoundKind, words: string, as: string) =>
  (await find(words, as)).find((group) => group.kind === kind)?.rows ?? [];

async function someone(where: string) {
  const { rows } = await server.services.database.pool.query<{
    id: number;
    docket: string;
    firstName: string;
    lastName: string;
  }>(
    `select id, docket, first_name as "firstName", last_name as "lastName" from person
      where ${where} and leave_date is null order by id limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error(`nobody is so: ${where}`);
  return row;
}

test('a person is found however the name is written, and by their docket', async () => {
  const { id, docket, firstName, lastName } = await someone(
    "last_name ~ '[áéíóúñ]' and first_name ~ '^[^ ]+$'",
  );
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const forms = [
    `${lastName}, ${firstName}`,
    `${plain(firstName)} ${plain(lastName)}`,
    `${plain(lastName)} ${plain(firstName).slice(0, 3)}`,
    `${lastName.toUpperCase()},${firstName}`,
    `${lastName}, ${firstName} (${docket})`,
  ];
  for (const words of forms) {
    const ids = (await of('person', words, 'empleado')).map((row) => row.id);
    expect({ words, found: ids.includes(id) }).toEqual({ words, found: true });
    for (const [list, as] of [
      [listPeople, 'empleado'] as const,
      [listEmployees, 'admin'] as const,
    ]) {
      const { body } = await server.call(list as AccionDefinition, { search: words }, as);
      const { rows } = body as { rows: { id: number }[] };
      expect({ words, listed: rows.some((row) => row.id === id) }).toEqual({ words, listed: true });
    }
  }
  const [first] = await of('person', docket, 'admin');
  expect(first).toMatchObject({ id, link: `/users/${id}`, title: `${lastName}, ${firstName}` });
});

test('a filter by name takes it as the screen writes it', async () => {
  const { id, firstName, lastName } = await someone('true');
  const filter = async (operator: string, value: string) => {
    const filters = [{ field: 'name', operator, value }];
    const { body } = await server.call(listPeople, { filters }, 'empleado');
    return body.rows.some((row) => row.id === id);
  };
  expect(await filter('contains', `${lastName}, ${firstName}`)).toBe(true);
  expect(await filter('contains', `${firstName} ${lastName}`)).toBe(true);
  expect(await filter('starts', `${lastName}, ${firstName.slice(0, 2)}`)).toBe(true);
  expect(await filter('starts', firstName)).toBe(firstName === lastName);
});

test('what begins so comes before what only has it within', async () => {
  const rows = await of('person', 'ro', 'rrhh');
  const begins = rows.map(({ title, detail }) =>
    / ro/i.test(` ${`${title} ${detail}`.normalize('NFD').replace(/\p{M}/gu, '')}`),
  );
  expect(begins).toEqual([...begins].sort((one, other) => Number(other) - Number(one)));
});

/** Names, numbers and words that are in what the demo has of everything. */
async function wordsOfEverything(): Promise<string[]> {
  const { rows } = await server.services.database.pool.query<{ word: string }>(`
    (select last_name as word from person order by id limit 6)
    union (select number from warehouse_order order by id limit 2)
    union (select name from customer order by id limit 2)
    union (select sku from product order by id limit 2)
    union (select code from location order by id limit 2)
    union (select title from document order by id limit 2)
    union (select title from approval_request order by id limit 2)
    union (select title from post order by id limit 2)
    union (select p.last_name from loan l join person p on p.id = l.person_id order by l.id limit 1)
    union (select title from receipt_batch order by id limit 2)
    union (select title from envelope order by id limit 2)
    union (select title from stock_count order by id limit 1)
    union (select number from arrival order by id limit 1)
    union (select number from visit order by id limit 1)
    union (select last_name from person where id in (select min(person_id) from reimbursement))`);
  return rows.map(({ word }) => word).filter((word) => word.length > 1);
}

test('nobody finds what the list itself would not show them', async () => {
  const words = await wordsOfEverything();
  const met = new Set<FoundKind>();
  for (const user of users) {
    for (const search of words) {
      for (const { kind, rows, total, atLeast } of await find(search, user)) {
        met.add(kind);
        const lists = partsOf('finds').filter((one) => one.kind === kind);
        const answers = await Promise.all(
          lists.map(({ list }) =>
            server.call(list.accion as AccionDefinition, { search, size: 200 }, user),
          ),
        );
        const allowed = answers.find(({ status }) => status === 200);
        if (!allowed) throw new Error(`${user} may not list ${kind}, and found it`);
        const listed = allowed.body as { rows: { id: number }[]; total: number };
        expect({ total, atLeast }).toEqual({ total: listed.total, atLeast: false });
        const ids = listed.rows.map(({ id }) => id);
        expect({
          user,
          kind,
          search,
          found: rows.every(({ id }) => ids.includes(id)),
        }).toMatchObject({ found: true });
      }
    }
  }
  expect([...met].sort()).toEqual([...foundKinds].sort());
}, 240_000);

test('an employee finds their own slips, and a supervisor no leave of another team', async () => {
  const { db } = server.services.database;
  const own = await db.execute<{ id: number; title: string }>(
    sql`select r.id, p.title from receipt r join signing_paper p on p.id = r.paper_id
      where r.person_id = (select person_id from account where username = 'empleado')`,
  );
  const title = own.rows[0]?.title ?? '';
  const slips = await of('receipt', title, 'empleado');
  expect(slips.length).toBeGreaterThan(0);
  expect(own.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(slips.map(({ id }) => id)));
  expect((await of('receipt', title, 'rrhh')).length).toBeGreaterThan(0);

  const { rows } = await db.execute<{ lastName: string }>(
    sql`with boss as (select person_id as id from account where username = 'supervisor')
      select last_name as "lastName" from person where id not in (select id from boss)
        and id not in (select anden_team(id) from boss)
        and exists (select from leave where leave.person_id = person.id)
        and last_name not in (select p.last_name from person p where p.id in (select anden_team(id) from boss))`,
  );
  const stranger = rows[0]?.lastName ?? '';
  expect((await of('leave', stranger, 'rrhh')).length).toBeGreaterThan(0);
  expect(await of('leave', stranger, 'supervisor')).toEqual([]);
});

test('seen as somebody, what is personal is not found either', async () => {
  const { id } = await someone("id = (select person_id from account where username = 'rrhh')");
  const start = { kind: 'person', id, from: '/users' };
  const { body: view } = await server.call(startView, start, 'admin');
  const seen = { id: view.id, JWT: view.JWT };
  const { body } = await server.call(searchAll, { words: 'mar' }, seen);
  const personal: FoundKind[] = ['approval', 'document', 'news', 'receipt', 'request', 'signature'];
  const kinds = body.groups.map(({ kind }) => kind);
  expect(kinds).toContain('person');
  expect(kinds.filter((kind) => personal.includes(kind))).toEqual([]);
});

test('too little finds nothing', async () => {
  const { status, error } = await server.call(searchAll, { words: 'a' }, 'rrhh');
  expect([status, error.code]).toEqual([422, 'datos_invalidos']);
  expect(await find(', ;', 'rrhh')).toEqual([]);
});

test('a kind that takes too long is told, and holds nobody up', async () => {
  const owner = new Client({ connectionString: server.ownerUrl });
  await owner.connect();
  // A person who asks for orders waits for it.
  await owner.query('begin; lock table warehouse_order in access exclusive mode');
  const lateOf = (groups: Awaited<ReturnType<typeof groupsOf>>) =>
    groups.filter(({ late }) => late).map(({ kind }) => kind);
  const groups = await until(
    () => groupsOf('mar', 'jefe'),
    (found) => lateOf(found).length === 1,
  );
  await owner.query('rollback');
  await owner.end();
  expect(lateOf(groups)).toEqual(['order']);
  expect(groups.find(({ kind }) => kind === 'person')?.rows.length).toBeGreaterThan(0);
});
