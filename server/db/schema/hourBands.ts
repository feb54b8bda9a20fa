import { bandRecord } from '@contract/hours/band';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { clockColumn, versionColumn } from './columns';
import { person, site } from './organisation';

const { onHolidays, counts } = bandRecord.fields;

/** Hours of the clock that are told apart; a change marks its days to be reckoned again (`anden_mark_bands`). */
export const band = pgTable(
  'band',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    /** Null: at all of them. */
    siteId: integer('site_id').references(() => site.id),
    weekdays: smallint('weekdays').array().notNull(),
    onHolidays: text('on_holidays', { enum: onHolidays.values }).notNull().default('asDay'),
    startsAt: clockColumn('starts_at').notNull(),
    endsAt: clockColumn('ends_at').notNull(),
    multiplier: numeric('multiplier', { precision: 3, scale: 2 }).notNull(),
    counts: text('counts', { enum: counts.values }).notNull().default('all'),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day'),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('band_name').on(sql`anden_fold(${t.name})`),
    uniqueIndex('band_code').on(t.code),
    index('band_site').on(t.siteId),
    check('band_days', sql`${t.toDay} is null or ${t.toDay} >= ${t.fromDay}`),
    check('band_weekdays', sql`${t.weekdays} <@ array[1,2,3,4,5,6,7]::smallint[]`),
    check('band_holidays', sql`${t.onHolidays} in ('asDay', 'also', 'not')`),
    check('band_counts', sql`${t.counts} in ('all', 'shift')`),
    check('band_multiplier', sql`${t.multiplier} between 1 and 9.99`),
  ],
);

/** The minutes that somebody's day has in a band are kept as the day itself is. */
export const hourDayBand = pgTable(
  'hour_day_band',
  {
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    day: date('day').notNull(),
    bandId: integer('band_id')
      .notNull()
      .references(() => band.id),
    /** Within the shift. */
    minutes: integer('minutes').notNull(),
    /** In overtime: it counts once somebody grants the overtime of the day. */
    extra: integer('extra').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.day, t.bandId] }),
    index('hour_day_band_of').on(t.bandId, t.day),
    check('hour_day_band_some', sql`${t.minutes} >= 0 and ${t.extra} >= 0`),
  ],
);
