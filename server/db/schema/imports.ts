import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, jsonColumn } from './columns';
import { account } from './session';

/** Names that a file uses and that are not there, all of one kind: "sede", "sedes". */
export interface MissingNames {
  one: string;
  many: string;
  names: string[];
}

/** A file is first shown, then written or abandoned. */
export const importRun = pgTable(
  'import_run',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    kind: text('kind').notNull(),
    fileName: text('file_name').notNull(),
    headers: text('headers').array().notNull(),
    /** Column of the import → column of the file. */
    mapping: jsonColumn('mapping').$type<Record<string, number>>().notNull(),
    state: text('state', {
      enum: ['preview', 'applying', 'done', 'discarded'],
    }).notNull(),
    mode: text('mode', { enum: ['all', 'valid'] }),
    /** Names that are not there yet are made with the file, because its owner asked for it. */
    creates: boolean('creates').notNull().default(false),
    missing: jsonColumn('missing').$type<MissingNames[]>().notNull().default([]),
    jobId: uuid('job_id'),
    createdAt: createdAt(),
  },
  (t) => [index('import_run_of').on(t.accountId, t.id.desc())],
);

/** A note is about a row, or about one column of it. */
export interface ImportRowNote {
  column: string | null;
  message: string;
  /** Only a closed month keeps it out: it may come in when that is open again. */
  closed?: true;
}

/** A row of the file as it was read, and what is to become of it. */
export const importRow = pgTable(
  'import_row',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => importRun.id, { onDelete: 'cascade' }),
    /** The number that the spreadsheet gives the row. */
    number: integer('number').notNull(),
    cells: text('cells').array().notNull(),
    state: text('state', {
      enum: ['new', 'changed', 'unchanged', 'invalid', 'applied', 'refused'],
    }).notNull(),
    errors: jsonColumn('errors').$type<ImportRowNote[]>().notNull(),
    warnings: jsonColumn('warnings').$type<ImportRowNote[]>().notNull().default([]),
    /** Rows that others of the same file need are written first. */
    turn: integer('turn').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.number] }),
    index('import_row_turn').on(t.runId, t.state, t.turn, t.number),
  ],
);
