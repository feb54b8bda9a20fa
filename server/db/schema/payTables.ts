import { date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { versionColumn } from './columns';

/** A scale that formulas read, as it rules from a day until the next one of its name. */
export const payTable = pgTable(
  'pay_table',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    fromDay: date('from_day').notNull(),
    /** The text of the table, with a step in each line. */
    steps: text('steps').notNull(),
    source: text('source').notNull(),
    version: versionColumn(),
  },
  (t) => [uniqueIndex('pay_table_once').on(t.code, t.fromDay)],
);
