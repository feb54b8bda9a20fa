import { leaveRecord } from '@contract/holidays/leaveRecord';
import { leaveKinds, leaveTypeRecord } from '@contract/holidays/leaveType';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, jsonColumn, versionColumn } from './columns';
import { storedFile } from './files';
import { area, person, site } from './organisation';
import { account } from './session';

const dayCount = (name: string) => numeric(name, { precision: 6, scale: 1 });

/** A leave that can be asked for, with its rules. What is of the law comes with the product. */
export const leaveType = pgTable(
  'leave_type',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    /** `vacation`: taken from the ledger; `other`: by its own limits. */
    kind: text('kind', { enum: leaveKinds }).notNull(),
    unit: text('unit', { enum: leaveTypeRecord.fields.unit.values }).notNull(),
    halfDays: boolean('half_days').notNull().default(false),
    /** Null: no limit of its own. */
    daysAYear: integer('days_a_year'),
    daysAnEvent: integer('days_an_event'),
    noticeDays: integer('notice_days').notNull().default(0),
    minServiceMonths: integer('min_service_months').notNull().default(0),
    needsCertificate: boolean('needs_certificate').notNull().default(false),
    paid: boolean('paid').notNull().default(true),
    /** Whether its days count as worked for the leave of the year (art. 152). */
    countsAsWorked: boolean('counts_as_worked').notNull().default(true),
    /** Art. 151, of vacations alone: on another day than a Monday it is warned, refused or left to whoever asks. */
    startRule: text('start_rule', { enum: leaveTypeRecord.fields.startRule.values })
      .notNull()
      .default('warn'),
    /** Where its rules come from, for whoever has to defend them. */
    source: text('source').notNull().default(''),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
  },
  (t) => [
    check('leave_type_kind', sql`${t.kind} in ('vacation', 'other')`),
    check('leave_type_start', sql`${t.startRule} in ('warn', 'refuse', 'none')`),
    check('leave_type_unit', sql`${t.unit} in ('calendar', 'working')`),
    check('leave_type_year', sql`${t.daysAYear} is null or ${t.daysAYear} between 1 and 365`),
    check('leave_type_event', sql`${t.daysAnEvent} is null or ${t.daysAnEvent} between 1 and 365`),
    // Half of a calendar day is nobody's unit.
    check('leave_type_half', sql`not ${t.halfDays} or ${t.unit} = 'working'`),
  ],
);

/** Leave as it was asked for; its state is the approval request's, and what came after it stands here. */
export const leave = pgTable(
  'leave',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    typeId: integer('type_id')
      .notNull()
      .references(() => leaveType.id),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    part: text('part', { enum: leaveRecord.fields.part.values }).notNull().default('whole'),
    /** The type says whether working days or all days count. */
    days: dayCount('days').notNull(),
    note: text('note').notNull().default(''),
    /** Granted leave that ended before its time: nothing of it (`called off`), or up to this day. */
    endedAt: instantColumn('ended_at'),
    endedBy: integer('ended_by').references(() => account.id),
    endReason: text('end_reason'),
    lastDay: date('last_day'),
    /** The certificate of a birth, an exam or a death is seen by its person and by those who keep medical files. */
    certificateHash: text('certificate_hash').references(() => storedFile.hash),
    certificateName: text('certificate_name'),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    index('leave_person').on(t.personId, t.fromDay),
    index('leave_days').on(t.fromDay, t.id),
    index('leave_type_of').on(t.typeId, t.id),
    index('leave_certificate').on(t.certificateHash),
    check('leave_ends_after', sql`${t.toDay} >= ${t.fromDay}`),
    check(
      'leave_certificate_named',
      sql`(${t.certificateHash} is null) = (${t.certificateName} is null)`,
    ),
    check('leave_days_counted', sql`${t.days} > 0`),
    check(
      'leave_part',
      sql`${t.part} in ('whole', 'morning', 'afternoon') and (${t.part} = 'whole' or ${t.fromDay} = ${t.toDay})`,
    ),
    check(
      'leave_end',
      sql`(${t.endedAt} is null) = (${t.endReason} is null) and (${t.lastDay} is null or (${t.endedAt} is not null and ${t.lastDay} >= ${t.fromDay} and ${t.lastDay} < ${t.toDay}))`,
    ),
  ],
);

/** A balance is the sum of its movements, one for each cause; nothing rewrites them (see 0022 of docs/adr). */
export const leaveMovement = pgTable(
  'leave_movement',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    typeId: integer('type_id')
      .notNull()
      .references(() => leaveType.id),
    /** The year whose work gave these days. */
    year: integer('year').notNull(),
    kind: text('kind', {
      enum: ['earned', 'taken', 'returned', 'adjusted', 'carried', 'expired'],
    }).notNull(),
    /** Days that are taken are below zero. */
    days: dayCount('days').notNull(),
    leaveId: integer('leave_id').references(() => leave.id),
    /** The facts that the figure was reckoned from, so that it explains itself years later. */
    facts: jsonColumn('facts').$type<Record<string, string | number>>().notNull().default({}),
    reason: text('reason'),
    /** Null: the server by itself. */
    accountId: integer('account_id').references(() => account.id),
    createdAt: createdAt(),
  },
  (t) => [
    // Holds all that a balance is added up from: ten thousand of them are sorted without reading a row.
    index('leave_movement_person').on(t.personId, t.typeId, t.year, t.kind, t.days),
    index('leave_movement_leave').on(t.leaveId),
    // The yearly job can run twice: a year is earned once, closed once, and carried once out and once in.
    uniqueIndex('leave_movement_once')
      .on(t.personId, t.typeId, t.year, t.kind, sql`(${t.days} > 0)`)
      .where(sql`${t.kind} in ('carried')`),
    uniqueIndex('leave_movement_yearly')
      .on(t.personId, t.typeId, t.year, t.kind)
      .where(sql`${t.kind} in ('earned', 'expired')`),
    check(
      'leave_movement_kind',
      sql`${t.kind} in ('earned', 'taken', 'returned', 'adjusted', 'carried', 'expired')`,
    ),
    check(
      'leave_movement_sign',
      sql`case ${t.kind} when 'earned' then ${t.days} >= 0 when 'taken' then ${t.days} < 0
        when 'returned' then ${t.days} > 0 when 'expired' then ${t.days} <= 0 else ${t.days} <> 0 end`,
    ),
    check(
      'leave_movement_leave_named',
      sql`(${t.kind} in ('taken', 'returned')) = (${t.leaveId} is not null)`,
    ),
    check(
      'leave_movement_reason',
      sql`${t.kind} <> 'adjusted' or (length(coalesce(${t.reason}, '')) > 0 and ${t.accountId} is not null)`,
    ),
  ],
);

/** Days on which nobody of a place may be on vacation. */
export const leaveBlock = pgTable(
  'leave_block',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Both null: everybody. */
    siteId: integer('site_id').references(() => site.id),
    areaId: integer('area_id').references(() => area.id),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    reason: text('reason').notNull(),
    version: versionColumn(),
  },
  (t) => [
    index('leave_block_days').on(t.toDay),
    check('leave_block_ends_after', sql`${t.toDay} >= ${t.fromDay}`),
    check('leave_block_one_place', sql`${t.siteId} is null or ${t.areaId} is null`),
  ],
);

/** How many of an area must be there on any working day. */
export const areaMinimum = pgTable(
  'area_minimum',
  {
    areaId: integer('area_id')
      .primaryKey()
      .references(() => area.id),
    people: integer('people').notNull(),
    version: versionColumn(),
  },
  (t) => [check('area_minimum_people', sql`${t.people} between 1 and 1000`)],
);

/** The address under which a calendar program reads somebody's days; only its hash is kept. */
export const calendarFeed = pgTable('calendar_feed', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id),
  tokenHash: text('token_hash').notNull().unique(),
  /** Also who of their team is away. */
  team: boolean('team').notNull().default(false),
  createdAt: createdAt(),
  readAt: instantColumn('read_at'),
});
