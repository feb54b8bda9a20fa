import { rm } from 'node:fs/promises';
import { asOwner, contentsOf } from '../../tests/support/contentsOf';
import { scratchMigrations } from '../../tests/support/scratchMigrations';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { migrate, migrationSteps, migrationsFolder } from './migrate';
import { StartFault } from './startFault';

/** The moment of the baseline and of the last of the chain that it replaced, and the one before that. */
const last = 1795356584770;
const lastButOne = 1795356331682;
const steps = migrationSteps(migrationsFolder());
const newest = Math.max(...steps.map(({ when }) => when));

let database: TestDatabase;
let folders: string[];

const query = async (text: string, values: unknown[] = []) =>
  (await asOwner(database.ownerUrl, (client) => client.query(text, values))).rows;

const empty = async () => {
  await query('drop schema drizzle cascade');
  await query('drop owned by current_user');
};

async function migrations(next?: string): Promise<string> {
  const folder = await scratchMigrations({ until: last, next });
  folders.push(folder);
  return folder;
}

beforeEach(async () => {
  folders = [];
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.drop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const written = () =>
  query('select hash, created_at from drizzle.__drizzle_migrations order by id');
const whole = async () => [await contentsOf(database.ownerUrl), await written()];

async function writeDown(...moments: number[]): Promise<void> {
  await query('delete from drizzle.__drizzle_migrations');
  await query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'de antes', unnest($1::bigint[])`,
    [moments],
  );
}

/** The schema of the baseline, with what the program of before wrote of how it came to be. */
async function madeBefore(): Promise<void> {
  await empty();
  await migrate(database.ownerUrl, await migrations());
  await writeDown(1795227330860, lastButOne, last);
  await query(`insert into site (name) values ('De antes')`);
}

test('an empty database gets everything, once, when two processes begin together', async () => {
  const made = Object.keys(await contentsOf(database.ownerUrl));
  await empty();
  expect(await contentsOf(database.ownerUrl)).toEqual({});
  await Promise.all([migrate(database.ownerUrl), migrate(database.ownerUrl)]);
  expect(Object.keys(await contentsOf(database.ownerUrl))).toEqual(made);
  const moments = (await written()).map((row) => Number(row.created_at));
  expect(moments).toEqual(steps.map(({ when }) => when));
});

test('what the whole chain of before made is taken as it is: nothing is run again', async () => {
  await madeBefore();
  const was = await whole();
  await migrate(database.ownerUrl, await migrations());
  expect(await whole()).toEqual(was);
});

test('the next migration runs once over what the chain of before made, with its data', async () => {
  await madeBefore();
  const folder = await migrations(`alter table site add column motto text default 'sí'`);
  await migrate(database.ownerUrl, folder);
  await migrate(database.ownerUrl, folder);
  expect(await query('select name, motto from site')).toEqual([{ name: 'De antes', motto: 'sí' }]);
  expect(await written()).toHaveLength(4);
});

test.each([
  ['older than the end of that chain', lastButOne, /demasiado vieja .* la última 0\.1/],
  ['newer than this program', newest + 1, /versión más nueva/],
])('data %s are refused in words and left as they are', async (_how, moment, words) => {
  await writeDown(moment);
  await query('drop table bulk_row');
  const was = await whole();
  const refused = migrate(database.ownerUrl);
  await expect(refused).rejects.toBeInstanceOf(StartFault);
  await expect(refused).rejects.toThrow(words);
  expect(await whole()).toEqual(was);
});
