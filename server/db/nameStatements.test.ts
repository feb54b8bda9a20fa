import { eq, sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { anyOf } from './anyOf';
import { type Database, openPool } from './client';
import { forTheseValues, nameStatements } from './nameStatements';
import { site } from './schema/organisation';

let database: TestDatabase;
const open: Database[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const { close } of open) await close();
  await database.drop();
});

function connect(named = true): Database {
  const opened = openPool(database.url, () => undefined, { max: 1, named });
  open.push(opened);
  return opened;
}

/** The statements that PostgreSQL itself keeps for this connection; asked as bare text, which keeps nothing. */
const keptBy = async ({ pool }: Database): Promise<string[]> =>
  (
    await pool.query<{ statement: string }>(
      'select statement from pg_prepared_statements order by prepare_time, name',
    )
  ).rows.map(({ statement }) => statement);

const siteNamed = ({ db }: Database, name: string) =>
  db.select({ id: site.id }).from(site).where(eq(site.name, name));

test('a text is parsed once, whatever its values', async () => {
  const one = connect();
  await siteNamed(one, 'a');
  await siteNamed(one, 'b');
  for (const ids of [[1], [1, 2, 3], []]) {
    await one.db.select({ id: site.id }).from(site).where(anyOf(site.id, ids));
  }
  expect(await keptBy(one)).toEqual([
    expect.stringContaining('"name" = $1'),
    expect.stringContaining('"id" = any($1)'),
  ]);
});

test('one of a list gives what a list of one by one would', async () => {
  const one = connect();
  await one.db.execute(
    sql`insert into site (name) values ('Norte'), ('Sur, "la otra"'), ('{Este}')`,
  );
  const named = (names: string[]) =>
    one.db.select({ name: site.name }).from(site).where(anyOf(site.name, names)).orderBy(site.name);
  const odd = ['{Este}', 'Sur, "la otra"'];
  expect((await named(odd)).map(({ name }) => name).sort()).toEqual(odd.sort());
  expect(await named([])).toEqual([]);
});

test('what is planned for its values, what begins and ends, and what is long keeps nothing', async () => {
  const one = connect();
  await one.db.transaction((tx) =>
    tx.execute(sql`select ${1}::int where ${sql.raw(forTheseValues)}`),
  );
  await one.db.execute(sql`select ${1}::int ${sql.raw(`/*${'x'.repeat(10_000)}*/`)}`);
  expect(await keptBy(one)).toEqual([]);
});

test('no name is given where a pooler could not keep it', async () => {
  const one = connect(false);
  await siteNamed(one, 'a');
  expect(await keptBy(one)).toEqual([]);
});

test('a connection keeps so many, and of those what was asked for last', async () => {
  const one = connect();
  const client = await one.pool.connect();
  client.release();
  nameStatements(client, 2);
  const ask = (column: string) =>
    one.pool.query({ text: `select ${column}::int from site where id = $1`, values: [0] });
  for (const column of ['1', '2', '1', '3', '2']) await ask(column);
  expect(await keptBy(one)).toEqual([
    'select 3::int from site where id = $1',
    'select 2::int from site where id = $1',
  ]);
});

test('one that fails can be asked again, also in a transaction that makes room', async () => {
  const one = connect();
  const client = await one.pool.connect();
  nameStatements(client, 1);
  const divide = (by: number) =>
    client.query<{ n: number }>({ text: 'select 1 / $1::int as n', values: [by] });
  const wrong = () => client.query({ text: 'select nothing from site where id = $1', values: [1] });
  for (let time = 0; time < 2; time += 1) {
    await expect(divide(0)).rejects.toThrow('division by zero');
    await expect(wrong()).rejects.toThrow('"nothing" does not exist');
    expect((await divide(1)).rows).toEqual([{ n: 1 }]);
  }
  await client.query('begin');
  await expect(divide(0)).rejects.toThrow('division by zero');
  await expect(client.query({ text: 'select 2 / $1::int as n', values: [1] })).rejects.toThrow(
    'current transaction is aborted',
  );
  await client.query('rollback');
  expect((await divide(1)).rows).toEqual([{ n: 1 }]);
  client.release();
});
