import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { jobProgress } from './events';

/** The rows of a bulk task: chosen when it was asked for, and what happened to each. */
export const bulkRow = pgTable(
  'bulk_row',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobProgress.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    rowId: bigint('row_id', { mode: 'number' }).notNull(),
    label: text('label').notNull().default(''),
    /** Null until its turn. */
    ok: boolean('ok'),
    message: text('message'),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.position] }),
    index('bulk_row_refused').on(t.jobId, t.position).where(sql`not ${t.ok}`),
  ],
);
