import { Client } from 'pg';
import { createOwnDatabase } from '../../tests/support/createOwnDatabase';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { whoseData } from './whoseData';

const databases: TestDatabase[] = [];
const keep = (database: TestDatabase) => {
  databases.push(database);
  return database;
};
afterEach(() => Promise.all(databases.splice(0).map(({ drop }) => drop())));

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

test('a database without tables, and one without accounts, are nobody’s', async () => {
  const { ownerUrl } = keep(await createTestDatabase());
  expect(await whoseData(ownerUrl)).toBe('nobody');
  await run(ownerUrl, 'drop schema public cascade; create schema public');
  expect(await whoseData(ownerUrl)).toBe('nobody');
});

test('the demo is known after its users worked with it', async () => {
  const { ownerUrl } = keep(await createTestDatabase(true));
  expect(await whoseData(ownerUrl)).toBe('demo');
  await run(
    ownerUrl,
    `update organisation set name = 'Frigorífico del Sur', updated_at = anden_now();
     update account set display_name = 'Otra', active = false, version = 2 where id < 9;
     update person set first_name = 'Otra', version = 2 where id < 9`,
  );
  expect(await whoseData(ownerUrl)).toBe('demo');
});

test('an organisation’s own data is known, also after its administrator was given a legajo', async () => {
  const { ownerUrl } = keep(await createOwnDatabase());
  expect(await whoseData(ownerUrl)).toBe('own');
  await run(
    ownerUrl,
    `insert into site (name) values ('Planta');
     insert into area (name, site_id) select 'Todos', id from site;
     insert into person (docket, first_name, last_name, dni, cuil, birth_date, hire_date, site_id, area_id)
       select '1', 'Ana', 'Núñez', '30111222', '27301112224', '1983-05-01', '2020-03-02', site_id, id from area;
     update account set person_id = (select id from person)`,
  );
  expect(await whoseData(ownerUrl)).toBe('own');
});
