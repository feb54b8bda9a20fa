import { type HourFigure, hourFigureNames } from '@contract/hours/hourFigures';
import { hourRecord } from '@contract/hours/hourRecord';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { instantColumn, sqlNow, versionColumn } from './columns';
import { person } from './organisation';
import { account } from './session';

const { overtime } = hourRecord.shown;
const minutes = (name: string) => integer(name).notNull().default(0);

/** "onCall" is in `on_call`. */
export const figureColumn = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The figures of some time, each in minutes. */
const figureColumns = () =>
  Object.fromEntries(hourFigureNames.map((name) => [name, minutes(figureColumn(name))])) as Record<
    HourFigure,
    ReturnType<typeof minutes>
  >;

/** A day of somebody, as it was last reckoned; a day on which nothing was planned nor punched has no row. */
export const hourDay = pgTable(
  'hour_day',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    day: date('day').notNull(),
    ...figureColumns(),
    overtime: text('overtime', { enum: overtime.values }).notNull().default('none'),
    /** Entries without exit: whoever closes the month settles them first. */
    unfinished: smallint('unfinished').notNull().default(0),
    computedAt: instantColumn('computed_at').notNull().default(sqlNow),
  },
  (t) => [
    unique('hour_day_once').on(t.personId, t.day),
    index('hour_day_day').on(t.day.desc(), t.id),
    index('hour_day_overtime').on(t.day).where(sql`${t.overtime} = 'waiting'`),
    index('hour_day_unfinished').on(t.day).where(sql`${t.unfinished} > 0`),
    check(
      'hour_day_overtime_is',
      sql`${t.overtime} in ('none', 'waiting', 'approved', 'banked', 'rejected', 'lapsed')`,
    ),
  ],
);

/** The sums of a week or a month of somebody, kept with their days so that ten thousand of them can be put in order. */
export const hourPeriod = pgTable(
  'hour_period',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    unit: text('unit', { enum: hourRecord.shown.unit.values }).notNull(),
    /** The Monday, or the first of the month. */
    fromDay: date('from_day').notNull(),
    /** How many days have something. */
    days: integer('days').notNull(),
    /** Minutes of overtime that somebody granted. */
    granted: minutes('granted'),
    ...figureColumns(),
  },
  (t) => [
    unique('hour_period_once').on(t.personId, t.unit, t.fromDay),
    index('hour_period_from').on(t.unit, t.fromDay, t.personId),
    check('hour_period_unit', sql`${t.unit} in ('week', 'month')`),
  ],
);

/** Days to be reckoned again. Triggers add to it and wait for nobody (`anden_mark_*`); one day may stand in it many times. */
export const hourMark = pgTable(
  'hour_mark',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id').notNull(),
    day: date('day').notNull(),
  },
  (t) => [index('hour_mark_person').on(t.personId, t.day)],
);

/** A single row says with which version of the rules days were reckoned. */
export const hourEngine = pgTable(
  'hour_engine',
  {
    only: boolean('only').primaryKey().default(true),
    version: integer('version').notNull(),
  },
  (t) => [check('hour_engine_only', sql`${t.only}`)],
);

/** A decision about the overtime of a day holds as long as the day has those minutes. */
export const overtimeDecision = pgTable(
  'overtime_decision',
  {
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    day: date('day').notNull(),
    granted: text('granted', { enum: ['approved', 'banked', 'rejected'] }).notNull(),
    extra50: integer('extra50').notNull(),
    extra100: integer('extra100').notNull(),
    reason: text('reason').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    decidedAt: instantColumn('decided_at').notNull().default(sqlNow),
    version: versionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.day] }),
    check('overtime_decision_granted', sql`${t.granted} in ('approved', 'banked', 'rejected')`),
  ],
);
