import { linkRecord } from '@contract/sync/link';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { versionColumn } from './columns';

const { kind } = linkRecord.fields;

export const link = pgTable(
  'link',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    kind: text('kind', { enum: kind.values }).notNull(),
    note: text('note').notNull().default(''),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
  },
  (t) => [uniqueIndex('link_name').on(sql`anden_fold(${t.name})`)],
);
