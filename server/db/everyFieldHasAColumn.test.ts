import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordDefinition } from '@contract/core/record';
import { recordsOfEntity } from '@contract/records';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const folder = join(__dirname, 'schema');
const tables = new Map(
  readdirSync(folder)
    .flatMap((file) => Object.entries<unknown>(require(join(folder, file))))
    .flatMap(([name, table]) => (is(table, PgTable) ? [[name, table] as const] : [])),
);

/** Tables that are called otherwise. */
const tableOf: Record<string, string> = {
  chatChannel: 'chat',
  definition: 'approvalDefinition',
  holiday: 'siteHoliday',
  order: 'warehouseOrder',
};

/** Fields that have rows or columns of their own. */
const elsewhere: Record<string, readonly string[]> = {
  arrival: ['lines'],
  envelope: ['files'],
  order: ['lines'],
  post: ['audience', 'images', 'files'],
  // The filters that its planner chose are kept together, and named people in rows of their own.
  stockCount: [
    ...['personIds', 'locationPrefix', 'productIds', 'abcClasses'],
    ...['notMovedSince', 'notCountedSince', 'dueBy', 'atRandom'],
  ],
};

const records = Object.entries<readonly RecordDefinition[]>(recordsOfEntity)
  // The settings are one JSON for each of its records.
  .filter(([entity]) => entity !== 'house')
  .flatMap(([entity, some]) => some.map((record) => [entity, record] as const));

test.each(records)('what people write of %s is kept', (entity, { fields }) => {
  const table = tables.get(tableOf[entity] ?? entity);
  const columns = Object.keys(table ? getTableColumns(table) : {});
  const kept = [...columns, ...(elsewhere[entity] ?? [])];
  expect(Object.keys(fields).filter((field) => !kept.includes(field))).toEqual([]);
});
