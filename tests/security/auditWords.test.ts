import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entityName } from '@contract/admin/auditNouns';
import { recordsOfEntity } from '@contract/records';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { fieldName } from '../../src/features/admin/fieldNames';

const server = join(__dirname, '../../server');
const sources = (folder: string) =>
  readdirSync(join(server, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(server, folder, name));

/** The names under which handlers write into the audit, and those of the records. */
const said = ['modules', 'engine', 'seed']
  .flatMap(sources)
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/entity: '(\w+)'/g)])
  .map(([, entity = '']) => entity);
const entities = [...new Set([...said, ...Object.keys(recordsOfEntity)])].sort();

const tables = new Map(
  sources('db/schema')
    .flatMap((file) => Object.entries<unknown>(require(file)))
    .flatMap(([name, table]) => (is(table, PgTable) ? [[name, table] as const] : [])),
);

test('what the audit is about has a name that people read', () => {
  expect(entities.length).toBeGreaterThan(30);
  expect(entities.filter((entity) => entityName(entity) === entity)).toEqual([]);
});

test.each(
  entities.flatMap((entity) => {
    const table = tables.get(entity);
    return table ? [[entity, table] as const] : [];
  }),
)('who reads what changed in %s finds each column in words', (entity, table) => {
  const columns = Object.keys(getTableColumns(table));
  expect(columns.filter((column) => fieldName(column, entity) === column)).toEqual([]);
});
