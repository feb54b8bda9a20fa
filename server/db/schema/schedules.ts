import { assignmentRecord } from '@contract/schedules/assignment';
import { calledInReasons } from '@contract/schedules/calledIn';
import { shiftRecord } from '@contract/schedules/shift';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { clockColumn, createdAt, instantColumn, versionColumn } from './columns';
import { area, person, site } from './organisation';
import { account } from './session';

const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });
const { color, kind, breakKind } = shiftRecord.fields;

/** A shift has these hours; a planned one keeps them as they were, whatever its shift says later. */
const hourColumns = () => ({
  breakKind: text('break_kind', { enum: breakKind.values }).notNull(),
  breakMinutes: smallint('break_minutes').notNull(),
  toleranceIn: smallint('tolerance_in').notNull(),
  toleranceOut: smallint('tolerance_out').notNull(),
  paid: boolean('paid').notNull(),
  night: boolean('night').notNull(),
});

/** The shifts that may be planned. */
export const shift = pgTable(
  'shift',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    color: text('color', { enum: color.values }).notNull(),
    /** Stays what it is once it was planned. */
    kind: text('kind', { enum: kind.values }).notNull().default('worked'),
    startsAt: clockColumn('starts_at').notNull(),
    endsAt: clockColumn('ends_at').notNull(),
    ...hourColumns(),
    minRest: smallint('min_rest'),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('shift_name').on(sql`anden_fold(${t.name})`),
    uniqueIndex('shift_code').on(t.code),
    check(
      'shift_break',
      sql`(${t.breakKind} = 'none' and ${t.breakMinutes} = 0) or ${t.breakMinutes} between 1 and 240`,
    ),
    check(
      'shift_kind',
      sql`${t.kind} = 'worked' or (${t.kind} = 'onCall' and ${t.breakKind} = 'none')`,
    ),
    check('shift_rest', sql`${t.minRest} is null or ${t.minRest} between 1 and 48`),
  ],
);

/** So many days of shifts and days off, which begin again when they end. */
export const rotation = pgTable(
  'rotation',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** Each day of the rotation has the id of a shift, or null where it is off. */
    days: integer('days').array().$type<(number | null)[]>().notNull(),
    byWeek: boolean('by_week').notNull().default(false),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('rotation_name').on(sql`anden_fold(${t.name})`),
    check('rotation_days', sql`cardinality(${t.days}) between 1 and 56`),
  ],
);

/** An assignment says who works by a rotation; two of one person, area or site never rule on the same day (`shift_assignment_once_*`). */
export const shiftAssignment = pgTable(
  'shift_assignment',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    target: text('target', { enum: assignmentRecord.fields.target.values }).notNull(),
    personId: integer('person_id').references(() => person.id),
    areaId: integer('area_id').references(() => area.id),
    siteId: integer('site_id').references(() => site.id),
    rotationId: integer('rotation_id')
      .notNull()
      .references(() => rotation.id),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day'),
    firstDay: smallint('first_day').notNull().default(1),
    onHolidays: text('on_holidays', { enum: assignmentRecord.fields.onHolidays.values })
      .notNull()
      .default('off'),
    /** The server planned until here; what somebody empties before it stays empty. */
    plannedTo: date('planned_to'),
    version: versionColumn(),
  },
  (t) => [
    index('shift_assignment_person').on(t.personId),
    index('shift_assignment_area').on(t.areaId),
    index('shift_assignment_site').on(t.siteId),
    index('shift_assignment_rotation').on(t.rotationId),
    check(
      'shift_assignment_target',
      sql`(${t.target} = 'person') = (${t.personId} is not null)
        and (${t.target} = 'area') = (${t.areaId} is not null)
        and (${t.target} = 'site') = (${t.siteId} is not null)`,
    ),
    check('shift_assignment_ends', sql`${t.toDay} is null or ${t.toDay} >= ${t.fromDay}`),
    check('shift_assignment_first', sql`${t.firstDay} between 1 and 56`),
  ],
);

/** The area as of which rotations planned for a person; somebody who came since is planned for as soon as that is seen. */
export const plannedPlace = pgTable(
  'planned_place',
  {
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    areaId: integer('area_id')
      .notNull()
      .references(() => area.id),
  },
  (t) => [primaryKey({ columns: [t.personId, t.areaId] })],
);

/**
 * A shift of somebody on a day. What was never published is a draft; what is published and no longer wanted stays
 * until that is published too. Neither what is planned nor what is published of one person overlaps
 * (`planned_shift_once`, `published_shift_once`, exclusion constraints).
 */
export const plannedShift = pgTable(
  'planned_shift',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    /** The day on which it starts, in the zone of the site. */
    day: date('day').notNull(),
    shiftId: integer('shift_id')
      .notNull()
      .references(() => shift.id),
    startsAt: instantColumn('starts_at').notNull(),
    endsAt: instantColumn('ends_at').notNull(),
    ...hourColumns(),
    /** Null: by hand. */
    assignmentId: integer('assignment_id').references(() => shiftAssignment.id, {
      onDelete: 'set null',
    }),
    /** Planned by hand for a day on which its person would have been free. */
    calledIn: text('called_in', { enum: calledInReasons }),
    /** Null: a draft, which staff do not see. */
    publishedAt: instantColumn('published_at'),
    /** Taken away in the draft: staff see it until the change is published. */
    removedAt: instantColumn('removed_at'),
    /** Null: the server, by a rotation. */
    authorId: integer('author_id').references(() => account.id),
    span: tstzrange('span').notNull().generatedAlwaysAs(sql`tstzrange(starts_at, ends_at)`),
    createdAt: createdAt(),
  },
  (t) => [
    index('planned_shift_day').on(t.day, t.personId),
    index('planned_shift_person').on(t.personId, t.day),
    index('planned_shift_of').on(t.shiftId),
    index('planned_shift_assignment').on(t.assignmentId),
    index('planned_shift_waiting')
      .on(t.day)
      .where(sql`${t.publishedAt} is null or ${t.removedAt} is not null`),
    check('planned_shift_called_in', sql`${t.calledIn} in ('off', 'holiday', 'leave')`),
    check('planned_shift_ends', sql`${t.endsAt} > ${t.startsAt}`),
    check('planned_shift_removed', sql`${t.removedAt} is null or ${t.publishedAt} is not null`),
  ],
);
