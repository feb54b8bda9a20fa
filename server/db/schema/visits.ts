import type { Answer, Question } from '@contract/visits/checklist';
import type { DateChoice } from '@contract/visits/series/planSeries';
import type { Repeat } from '@contract/visits/series/repeat';
import { visitSeriesRecord } from '@contract/visits/series/visitSeries';
import { visitRecord } from '@contract/visits/visit';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  clockColumn,
  createdAt,
  instantColumn,
  jsonColumn,
  sqlNow,
  versionColumn,
} from './columns';
import { person, site } from './organisation';
import { account } from './session';
import { customer } from './warehouse';

const { state, arrival } = visitRecord.shown;

const { fields: seriesFields, shown: seriesShown } = visitSeriesRecord;

/** The catalogue of reasons to visit somebody. */
export const visitPurpose = pgTable(
  'visit_purpose',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    minutes: integer('minutes').notNull(),
    note: text('note').notNull().default(''),
    checklist: jsonColumn('checklist').$type<Question[]>().notNull().default([]),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
  },
  (t) => [uniqueIndex('visit_purpose_name').on(sql`anden_fold(${t.name})`)],
);

export const visitSeriesNumber = pgSequence('visit_series_number');

/** A visit that repeats; the visits of the weeks to come are made of it day by day. */
export const visitSeries = pgTable(
  'visit_series',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    number: text('number')
      .notNull()
      .unique()
      .default(sql`'S-' || lpad(nextval('visit_series_number')::text, 5, '0')`),
    startDay: date('start_day').notNull(),
    /** The last date of its repetition: nothing is looked for after it. */
    lastDay: date('last_day').notNull(),
    repeat: jsonColumn('repeat').$type<Repeat>().notNull(),
    onHoliday: text('on_holiday', { enum: seriesFields.onHoliday.values }).notNull(),
    onLeave: text('on_leave', { enum: seriesFields.onLeave.values }).notNull(),
    choices: jsonColumn('choices').$type<{ date: string; how: DateChoice }[]>().notNull(),
    fromTime: clockColumn('from_time').notNull(),
    toTime: clockColumn('to_time').notNull(),
    minutes: integer('minutes').notNull(),
    personId: integer('person_id').references(() => person.id),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.id),
    customerId: integer('customer_id').references(() => customer.id),
    place: text('place').notNull(),
    address: text('address').notNull().default(''),
    latitude: numeric('latitude', { precision: 9, scale: 6 }),
    longitude: numeric('longitude', { precision: 9, scale: 6 }),
    radius: integer('radius').notNull(),
    purposeId: integer('purpose_id')
      .notNull()
      .references(() => visitPurpose.id),
    note: text('note').notNull().default(''),
    state: text('state', { enum: seriesShown.state.values }).notNull().default('active'),
    /** Its person makes no visits any more, and whoever plans was told so. */
    orphan: boolean('orphan').notNull().default(false),
    createdBy: integer('created_by').references(() => account.id),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    index('visit_series_going').on(t.state, t.lastDay),
    index('visit_series_site').on(t.siteId, t.id),
    index('visit_series_person').on(t.personId),
    check('visit_series_position', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
    check('visit_series_window', sql`${t.fromTime} < ${t.toTime}`),
  ],
);

export const visitNumber = pgSequence('visit_number');

export const visit = pgTable(
  'visit',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    number: text('number')
      .notNull()
      .unique()
      .default(sql`'V-' || lpad(nextval('visit_number')::text, 6, '0')`),
    day: date('day').notNull(),
    fromTime: clockColumn('from_time').notNull(),
    toTime: clockColumn('to_time').notNull(),
    minutes: integer('minutes').notNull(),
    /** Its place among the visits of its person that day; null: by its hour. */
    stop: smallint('stop'),
    /** It keeps that place when the product proposes an order. */
    pinned: boolean('pinned').notNull().default(false),
    /** Null: nobody has it yet. */
    personId: integer('person_id').references(() => person.id),
    /** The site that it is planned from: its clock counts. */
    siteId: integer('site_id')
      .notNull()
      .references(() => site.id),
    customerId: integer('customer_id').references(() => customer.id),
    place: text('place').notNull(),
    address: text('address').notNull().default(''),
    latitude: numeric('latitude', { precision: 9, scale: 6 }),
    longitude: numeric('longitude', { precision: 9, scale: 6 }),
    radius: integer('radius').notNull(),
    purposeId: integer('purpose_id')
      .notNull()
      .references(() => visitPurpose.id),
    note: text('note').notNull().default(''),
    state: text('state', { enum: state.values }).notNull().default('draft'),
    arrival: text('arrival', { enum: arrival.values }),
    arrivedAt: instantColumn('arrived_at'),
    arrivedLatitude: doublePrecision('arrived_latitude'),
    arrivedLongitude: doublePrecision('arrived_longitude'),
    accuracy: integer('accuracy'),
    distance: integer('distance'),
    endedAt: instantColumn('ended_at'),
    report: text('report').notNull().default(''),
    /** The questions of its purpose as they were when it was planned: answers stay with what was asked. */
    checklist: jsonColumn('checklist').$type<Question[]>().notNull().default([]),
    answers: jsonColumn('answers').$type<Answer[]>().notNull().default([]),
    left: text('left_to_do').notNull().default(''),
    signedBy: text('signed_by').notNull().default(''),
    /** The visit whose rest this one does. */
    continuesId: integer('continues_id').references((): AnyPgColumn => visit.id),
    /** The series that it was made for, and the date of the repetition, which stays when it is moved. */
    seriesId: integer('series_id').references(() => visitSeries.id),
    seriesDay: date('series_day'),
    /** The version that its series wrote: a later one was touched by somebody, and the series leaves it. */
    seriesVersion: integer('series_version'),
    /** Names the row of a file that it came from, so that the same file makes it once. */
    importKey: text('import_key'),
    reason: text('reason').notNull().default(''),
    /** The rule gave it up; whoever was there after all may still say so. */
    unbegun: boolean('unbegun').notNull().default(false),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`anden_fold(number || ' ' || place || ' ' || address)`),
    createdBy: integer('created_by').references(() => account.id),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    index('visit_of_person').on(t.personId, t.day),
    index('visit_of_site').on(t.siteId, t.day),
    index('visit_of_day').on(t.day, t.id),
    index('visit_of_customer').on(t.customerId, t.day),
    uniqueIndex('visit_continues').on(t.continuesId).where(sql`${t.continuesId} is not null`),
    uniqueIndex('visit_of_series').on(t.seriesId, t.seriesDay),
    uniqueIndex('visit_import_key').on(t.importKey).where(sql`${t.importKey} is not null`),
    index('visit_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    check('visit_position', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
    check('visit_window', sql`${t.fromTime} < ${t.toTime}`),
    check('visit_walked', sql`${t.personId} is not null or ${t.state} in ('draft', 'cancelled')`),
    check(
      'visit_series_whole',
      sql`num_nulls(${t.seriesId}, ${t.seriesDay}, ${t.seriesVersion}) in (0, 3)`,
    ),
    check('visit_arrived', sql`(${t.arrivedAt} is null) = (${t.arrival} is null)`),
    check('visit_arrived_first', sql`${t.state} <> 'arrived' or ${t.arrivedAt} is not null`),
  ],
);

/** How the order of somebody's day was made; a day without one goes by its hours. */
export const visitOrder = pgTable(
  'visit_order',
  {
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    day: date('day').notNull(),
    byHand: boolean('by_hand').notNull(),
    accountId: integer('account_id').references(() => account.id),
    madeAt: instantColumn('made_at').notNull().default(sqlNow),
  },
  (t) => [primaryKey({ columns: [t.personId, t.day] })],
);
