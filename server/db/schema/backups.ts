import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core';
import { versionColumn } from './columns';

/** A single row says when copies are made by themselves. The copies are files, so that a restore does not forget them. */
export const backupPlan = pgTable(
  'backup_plan',
  {
    id: integer('id').primaryKey(),
    daily: boolean('daily').notNull(),
    keepDays: integer('keep_days').notNull(),
    version: versionColumn(),
  },
  (t) => [
    check('backup_plan_one', sql`${t.id} = 1`),
    check('backup_plan_days', sql`${t.keepDays} between 1 and 365`),
  ],
);
