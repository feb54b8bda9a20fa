import { punchRecord } from '@contract/markings/punchRecord';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
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
import { createdAt, instantColumn, sqlNow, versionColumn } from './columns';
import { storedFile } from './files';
import { kiosk } from './kiosks';
import { person, site } from './organisation';
import { plannedShift } from './schedules';
import { account } from './session';

const { kind, source, counts } = punchRecord.shown;

/** A punch never changes its hour: a correction adds others and marks this one replaced. */
export const punch = pgTable(
  'punch',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    /** The instant that counts. */
    at: instantColumn('at').notNull(),
    kind: text('kind', { enum: kind.values }).notNull(),
    source: text('source', { enum: source.values }).notNull(),
    /** The day that it belongs to: that of its entry, whenever the exit was. */
    day: date('day').notNull(),
    /** The shift by which it was decided; a roster published later may have another. */
    plannedShiftId: integer('planned_shift_id').references(() => plannedShift.id, {
      onDelete: 'set null',
    }),
    counts: text('counts', { enum: counts.values }).notNull().default('counted'),
    /** Written by the server where nobody punched the exit. */
    forgotten: boolean('forgotten').notNull().default(false),
    /** A person typed or pressed what it is; a guess may be paired otherwise once more is known. */
    told: boolean('told').notNull().default(true),
    receivedAt: instantColumn('received_at').notNull().default(sqlNow),
    /** A punch that waited for the network has what its device's clock said, and by how many milliseconds that was behind. */
    claimedAt: instantColumn('claimed_at'),
    clockOffset: bigint('clock_offset', { mode: 'number' }),
    offline: boolean('offline').notNull().default(false),
    latitude: numeric('latitude', { precision: 9, scale: 6 }),
    longitude: numeric('longitude', { precision: 9, scale: 6 }),
    accuracy: integer('accuracy'),
    /** Metres to the site of the person. */
    distance: integer('distance'),
    outside: boolean('outside').notNull().default(false),
    /** Where it was made: the site whose reach holds the position. */
    siteId: integer('site_id').references(() => site.id),
    /** The kiosk where it was made, if it was made at one. */
    kioskId: integer('kiosk_id').references(() => kiosk.id),
    note: text('note').notNull().default(''),
    /** Null: the server by itself. */
    authorId: integer('author_id').references(() => account.id),
    replacesId: integer('replaces_id').references((): AnyPgColumn => punch.id),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    index('punch_person').on(t.personId, t.at),
    index('punch_at').on(t.at, t.id),
    index('punch_day').on(t.day, t.personId),
    index('punch_day_at').on(t.day, t.at, t.id),
    // Few of millions of punches are such, and people look for just those.
    index('punch_source').on(t.source, t.at, t.id).where(sql`${t.source} not in ('web', 'phone')`),
    index('punch_counts').on(t.counts, t.at, t.id).where(sql`${t.counts} <> 'counted'`),
    index('punch_outside').on(t.at, t.id).where(sql`${t.outside}`),
    index('punch_offline').on(t.at, t.id).where(sql`${t.offline}`),
    index('punch_forgotten').on(t.at, t.id).where(sql`${t.forgotten}`),
    index('punch_shift').on(t.plannedShiftId),
    index('punch_waiting').on(t.personId).where(sql`${t.counts} = 'waiting'`),
    uniqueIndex('punch_replaces').on(t.replacesId),
    // The file of a clock brought twice, also after one of its punches was corrected.
    uniqueIndex('punch_imported_once')
      .on(t.personId, t.at, t.kind)
      .where(sql`${t.source} = 'import'`),
    index('punch_guessed').on(t.personId, t.at).where(sql`not ${t.told}`),
    // Two touches at once, whatever sent them.
    uniqueIndex('punch_live_once')
      .on(t.personId, t.at, t.kind)
      .where(sql`${t.counts} in ('counted', 'waiting')`),
    check('punch_kind', sql`${t.kind} in ('in', 'breakOut', 'breakIn', 'out')`),
    check(
      'punch_source',
      sql`${t.source} in ('web', 'phone', 'kiosk', 'import', 'manual', 'rule')`,
    ),
    check('punch_counts', sql`${t.counts} in ('counted', 'waiting', 'rejected', 'replaced')`),
    check('punch_position', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
    check('punch_kiosk', sql`(${t.source} = 'kiosk') = (${t.kioskId} is not null)`),
    check('punch_offline', sql`not ${t.offline} or ${t.claimedAt} is not null`),
  ],
);

/** A day that its person asks to have otherwise; whether it was granted is the request's. */
export const punchCorrection = pgTable(
  'punch_correction',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    day: date('day').notNull(),
    /** `offline`: a punch that came late or from a clock that was wrong, to be let count as it is; `visit`: one that a visit vouches for. */
    kind: text('kind', { enum: ['change', 'offline', 'visit'] }).notNull(),
    reason: text('reason').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    index('punch_correction_day').on(t.personId, t.day),
    check('punch_correction_kind', sql`${t.kind} in ('change', 'offline', 'visit')`),
  ],
);

/** Before and after, punch by punch: without `punchId` one is added, without `at` it is taken away. */
export const punchCorrectionLine = pgTable(
  'punch_correction_line',
  {
    correctionId: integer('correction_id')
      .notNull()
      .references(() => punchCorrection.id),
    position: smallint('position').notNull(),
    punchId: integer('punch_id').references(() => punch.id),
    kind: text('kind', { enum: kind.values }),
    at: instantColumn('at'),
  },
  (t) => [
    primaryKey({ columns: [t.correctionId, t.position] }),
    index('punch_correction_line_punch').on(t.punchId),
    check('punch_correction_line_says', sql`${t.punchId} is not null or ${t.at} is not null`),
    check('punch_correction_line_kind', sql`(${t.kind} is null) = (${t.at} is null)`),
  ],
);

/** A photo of the person who punched lies apart from the punch, which stays when the photo is deleted. */
export const punchPhoto = pgTable(
  'punch_photo',
  {
    punchId: integer('punch_id')
      .primaryKey()
      .references(() => punch.id),
    hash: text('hash')
      .notNull()
      .references(() => storedFile.hash),
    takenAt: createdAt(),
  },
  (t) => [index('punch_photo_hash').on(t.hash), index('punch_photo_taken').on(t.takenAt)],
);
