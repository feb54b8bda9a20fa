import { readdirSync } from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { asOwner } from '../../tests/support/contentsOf';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';

const folder = path.join(__dirname, 'schema');
const modules: object[] = readdirSync(folder).map((file) => require(path.join(folder, file)));
const tables = modules
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable))
  .map(getTableConfig);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const lines = (query: string) =>
  asOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ line: string }>(query);
    return rows.map(({ line }) => line).sort();
  });

test('the migrations make the columns that the schema names, with their types', async () => {
  const made = await lines(`select format('%s.%s %s%s', relname, attname,
      replace(format_type(atttypid, atttypmod), ',', ', '), case when attnotnull then ' not null' end) as line
    from pg_attribute join pg_class c on c.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped`);
  const named = tables.flatMap(({ name, columns }) =>
    columns.map((column) =>
      `${name}.${column.name} ${column.getSQLType()}${column.notNull ? ' not null' : ''}`.trim(),
    ),
  );
  expect(named.length).toBeGreaterThan(500);
  expect(made).toEqual(named.sort());
});

test('no column reads a text that looks like JSON twice', () => {
  const columns = tables.flatMap((table) => table.columns);
  const json = columns.filter((column) => column.getSQLType() === 'jsonb');
  expect(json.length).toBeGreaterThan(15);
  for (const text of ['{"a":1}', '[]', '12', 'true', '']) {
    expect(json.map((column) => column.mapFromDriverValue(text))).toEqual(json.map(() => text));
  }
});

test('the migrations make the indexes and the constraints that the schema names', async () => {
  // Drizzle cannot say these constraints, which refuse overlaps.
  const byHand = [
    'absence.absence_once',
    'pay_concept.pay_concept_once',
    'planned_shift.planned_shift_once',
    'planned_shift.published_shift_once',
    'shift_assignment.shift_assignment_once_area',
    'shift_assignment.shift_assignment_once_person',
    'shift_assignment.shift_assignment_once_site',
  ];
  const made = await lines(`select format('%s.%s', conrelid::regclass, conname) as line
      from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'x')
    union all select format('%s.%s', indrelid::regclass, relname)
      from pg_index join pg_class c on c.oid = indexrelid
      where relnamespace = 'public'::regnamespace and not indisprimary and not indisexclusion`);
  const named = tables.flatMap((table) =>
    [
      ...table.indexes.map((index) => index.config.name),
      ...table.foreignKeys.map((key) => key.getName()),
      ...table.checks.map((check) => check.name),
      ...table.uniqueConstraints.map((unique) => unique.getName()),
      ...table.columns.flatMap((column) => (column.isUnique ? [column.uniqueName] : [])),
    ]
      // PostgreSQL keeps so much of a name.
      .map((name) => `${table.name}.${name?.slice(0, 63)}`),
  );
  expect(made).toEqual([...named, ...byHand].sort());
});
