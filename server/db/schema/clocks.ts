import { clockFileState } from '@contract/markings/clockFolder';
import { punchRecord } from '@contract/markings/punchRecord';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn } from './columns';
import { person } from './organisation';
import { account } from './session';

const { kind } = punchRecord.shown;

/** A clock knows a person by this number where it is not their docket. */
export const clockCredential = pgTable(
  'clock_credential',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    credential: text('credential').notNull().unique(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
  },
  (t) => [index('clock_credential_person').on(t.personId)],
);

/** A clock sent a touch of a number that belongs to no person yet. */
export const clockTouch = pgTable(
  'clock_touch',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    credential: text('credential').notNull(),
    /** The hour that the clock shows has no zone, because the site of the person is not known yet. */
    local: text('local').notNull(),
    kind: text('kind', { enum: kind.values }),
    /** Null: the server, from the folder of the clocks. */
    authorId: integer('author_id').references(() => account.id),
    createdAt: createdAt(),
  },
  (t) => [unique('clock_touch_once').on(t.credential, t.local)],
);

/** A file that a clock left in its folder: while it arrives, and what became of it. */
export const clockFile = pgTable(
  'clock_file',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** The size at the last look: a file that goes on growing is not finished. */
    size: bigint('size', { mode: 'number' }).notNull(),
    modifiedMs: bigint('modified_ms', { mode: 'number' }).notNull(),
    state: text('state', { enum: clockFileState.values }).notNull(),
    rows: integer('rows').notNull().default(0),
    /** New punches and new marks of numbers that are nobody's, kept with each lot that is written. */
    punches: integer('punches').notNull().default(0),
    unknown: integer('unknown').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** Why it, or the first of its rows that were refused, could not be read. */
    reason: text('reason').notNull().default(''),
    /** It lies no longer where clocks leave theirs. */
    filed: boolean('filed').notNull().default(false),
    seenAt: createdAt(),
    readAt: instantColumn('read_at'),
  },
  (t) => [
    uniqueIndex('clock_file_there').on(t.name).where(sql`not ${t.filed}`),
    check('clock_file_state', sql`${t.state} in ('arriving', 'read', 'failed')`),
  ],
);
