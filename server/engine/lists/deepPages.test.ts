import { countList } from '@contract/lists/listAcciones';
import { listEmployees } from '@contract/users/personAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { until } from '../../../tests/support/until';
import { employeesList } from '../../modules/users/employeeQueries';
import { recordEvent } from '../events/recordEvent';
import { openPageMarks } from './pageMarks';
import { selectFrom } from './selectFrom';
import { orderBy, sortKeys } from './sortKeys';

let server: TestServer;

/** Many with the same name, the same day or none, so that only the whole order tells them apart. */
beforeAll(async () => {
  server = await buildServer();
  await server.services.database.pool.query(`
    insert into person (docket, first_name, last_name, dni, cuil, birth_date, hire_date, leave_date, rating, position, site_id, area_id, manager_id)
    select 'Z' || n, 'N' || n % 7, 'Apellido ' || n % 40, (62000000 + n)::text, (27000000000 + n)::text, '1990-01-01',
      date '2010-01-01' + n % 30, case when n % 3 = 0 then date '2020-01-01' + n % 5 end,
      case when n % 2 = 0 then 1 + n % 5 end, case when n % 11 = 0 then 'Ñandú' when n < 3000 then 'roble ' || n % 3 else 'árbol ' || n % 3 end,
      a.site_id, a.id, case when n % 4 = 0 then 1 + n % 20 end
    from generate_series(1, 11980) n
    join (select id, site_id, row_number() over (order by id) - 1 as place, count(*) over () as areas from area) a
      on a.place = n % a.areas`);
});
afterAll(() => server.close());

type Sort = { field: string; direction: 'asc' | 'desc' }[];

async function everyId(sort: Sort): Promise<number[]> {
  const { db } = server.services.database;
  const admin = {} as Parameters<typeof employeesList.columns>[0];
  const keys = sortKeys(employeesList.columns(admin), sort, employeesList.order, employeesList.id);
  const rows = await selectFrom(employeesList, db, { id: employeesList.id }).orderBy(
    ...orderBy(keys),
  );
  return rows.map((row) => Number(row.id));
}

const page = (number: number, sort: Sort, size = 50) =>
  server.call(listEmployees, { page: number, size, sort }, 'admin').then(({ body }) => body);

const asc = (field: string) => ({ field, direction: 'asc' as const });
const desc = (field: string) => ({ field, direction: 'desc' as const });

test.each<[string, Sort]>([
  ['the order of the list', []],
  ['a column without gaps, backwards', [desc('hireDate')]],
  ['a column that is mostly empty', [asc('leaveDate')]],
  ['the same backwards', [desc('leaveDate')]],
  ['numbers with gaps and a name', [desc('rating'), asc('lastName')]],
  ['both directions', [asc('siteName'), desc('hireDate'), asc('position')]],
  ['the names of managers', [desc('managerName')]],
])(
  'far pages sorted by %s are those that counting from the first row would give',
  async (_what, sort) => {
    const ids = await everyId(sort);
    expect(ids.length).toBe(12_044);
    for (const number of [201, 205, 229, 240, 241]) {
      const { rows, total } = await page(number, sort);
      expect([number, rows.map((row) => row.id)]).toEqual([
        number,
        ids.slice((number - 1) * 50, number * 50),
      ]);
      expect(total).toBe(12_044);
    }
    // Once marks are at hand, near pages begin at a mark too.
    for (const number of [1, 3, 27]) {
      const { rows, total, atLeast } = await page(number, sort, 200);
      expect(rows.map((row) => row.id)).toEqual(ids.slice((number - 1) * 200, number * 200));
      expect([total, atLeast]).toEqual([12_044, undefined]);
    }
    expect((await page(242, sort)).rows).toEqual([]);
  },
);

test('once counted, the pages of a list know how many rows it has', async () => {
  const filters = [{ field: 'docket', operator: 'starts', value: 'Z' }];
  const first = () => server.call(listEmployees, { filters }, 'admin').then(({ body }) => body);
  expect(await first()).toMatchObject({ total: 1_000, atLeast: true });
  const input = { filters };
  const counted = await server.call(countList, { list: listEmployees.name, input }, 'admin');
  expect(counted.body.total).toBe(11_980);
  const { total, atLeast } = await first();
  expect([total, atLeast]).toEqual([11_980, undefined]);
});

test('what changes is seen on far pages too', async () => {
  const { db, pool } = server.services.database;
  const before = await page(240, []);
  await pool.query(`insert into person (docket, first_name, last_name, dni, cuil, birth_date, hire_date, site_id, area_id)
    values ('primera', 'A', 'AAA', '63000000', '27630000001', '1990-01-01', '2020-01-01', 1, 1)`);
  await recordEvent(db, [{ type: 'Person', id: 'LIST' }], { kind: 'everyone' });
  server.services.wake();
  const after = await until(
    () => page(240, []),
    ({ total }) => total === before.total + 1,
  );
  expect(after.rows.slice(1).map((row) => row.id)).toEqual(
    before.rows.slice(0, 49).map((row) => row.id),
  );
});

test('marks are read once for many, forgotten after a while, and after a change even while being read', async () => {
  let now = 0;
  let reads = 0;
  let finish: () => void = () => undefined;
  const marks = openPageMarks(() => now);
  const read = () =>
    marks.read('k', ['Person'], () => {
      reads += 1;
      return new Promise((resolve) => {
        finish = () => resolve({ total: reads, at: [], end: null });
      });
    });
  const both = [read(), read()];
  finish();
  expect(await Promise.all(both)).toEqual([
    { total: 1, at: [], end: null },
    { total: 1, at: [], end: null },
  ]);
  marks.changed([{ tags: [{ type: 'Post', id: 1 }] }]);
  expect(await marks.find('k')).toMatchObject({ total: 1 });
  now += 6 * 60_000;
  expect(marks.find('k')).toBeUndefined();
  const late = read();
  marks.changed([{ tags: [{ type: 'Person', id: 7 }] }]);
  finish();
  expect(await late).toMatchObject({ total: 2 });
  expect(marks.find('k')).toBeUndefined();
});

test.each<[string, string, { total?: number; atLeast?: true }]>([
  ['few', 'apellido 17 N3', {}],
  ['many', 'APELLIDO', { total: 1_000, atLeast: true }],
  ['none', 'apellido nadie', {}],
  ['only those who came long ago', 'roble', {}],
])('words that %s have give each person once, in order', async (_what, search, told) => {
  const words = search.toLowerCase().split(' ');
  const everybody = await everyId([asc('hireDate')]);
  const { rows: texts } = await server.services.database.pool.query<{ id: number; text: string }>(
    'select id, search_text as text from person',
  );
  const matching = new Set(
    texts.filter(({ text }) => words.every((word) => text.includes(word))).map(({ id }) => id),
  );
  const expected = everybody.filter((id) => matching.has(id));
  for (const number of [1, 2, 3]) {
    const { body } = await server.call(
      listEmployees,
      { page: number, size: 10, search, sort: [asc('hireDate')] },
      'admin',
    );
    const here = expected.slice((number - 1) * 10, number * 10);
    expect(body.rows.map(({ id }) => id)).toEqual(here);
    expect([body.total, body.atLeast]).toEqual([told.total ?? expected.length, told.atLeast]);
  }
});
