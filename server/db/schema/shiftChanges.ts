import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, versionColumn } from './columns';
import { area, person } from './organisation';
import { plannedShift, shift } from './schedules';
import { account } from './session';

/** The shift that is asked about, as it was then: what is published later may be another. */
const askedShift = () => ({
  plannedId: integer('planned_id').references(() => plannedShift.id, { onDelete: 'set null' }),
  day: date('day').notNull(),
  shiftId: integer('shift_id')
    .notNull()
    .references(() => shift.id),
  startsAt: instantColumn('starts_at').notNull(),
  endsAt: instantColumn('ends_at').notNull(),
});

const asker = () =>
  integer('person_id')
    .notNull()
    .references(() => person.id);

/** Two people who would change a shift, once both agree and who plans approves; the approval is the engine's. */
export const shiftSwap = pgTable(
  'shift_swap',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: asker(),
    ...askedShift(),
    colleagueId: integer('colleague_id')
      .notNull()
      .references(() => person.id),
    /** Null, all of them: the colleague takes it and gives nothing back. */
    otherPlannedId: integer('other_planned_id').references(() => plannedShift.id, {
      onDelete: 'set null',
    }),
    otherDay: date('other_day'),
    otherShiftId: integer('other_shift_id').references(() => shift.id),
    otherStartsAt: instantColumn('other_starts_at'),
    otherEndsAt: instantColumn('other_ends_at'),
    reason: text('reason').notNull().default(''),
    /** The colleague's answer; once agreed, the change is a request like any other. */
    consent: text('consent', { enum: ['asked', 'agreed', 'declined', 'withdrawn'] })
      .notNull()
      .default('asked'),
    /** Why not. */
    answer: text('answer').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('shift_swap_person').on(t.personId, t.day),
    index('shift_swap_colleague').on(t.colleagueId, t.day),
    index('shift_swap_planned').on(t.plannedId),
    index('shift_swap_other_planned').on(t.otherPlannedId),
    check('shift_swap_two', sql`${t.personId} <> ${t.colleagueId}`),
    check(
      'shift_swap_other',
      sql`num_nulls(${t.otherDay}, ${t.otherShiftId}, ${t.otherStartsAt}, ${t.otherEndsAt}) in (0, 4)`,
    ),
  ],
);

/** A day of one's own that somebody asks to work otherwise, or not at all. */
export const shiftChange = pgTable(
  'shift_change',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: asker(),
    ...askedShift(),
    /** Null: off. */
    wantedShiftId: integer('wanted_shift_id').references(() => shift.id),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('shift_change_person').on(t.personId, t.day),
    index('shift_change_planned').on(t.plannedId),
  ],
);

/** A shift that an area is offered: whoever may of its people takes it, until there are no places left. */
export const openShift = pgTable(
  'open_shift',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    areaId: integer('area_id')
      .notNull()
      .references(() => area.id),
    day: date('day').notNull(),
    shiftId: integer('shift_id')
      .notNull()
      .references(() => shift.id),
    startsAt: instantColumn('starts_at').notNull(),
    endsAt: instantColumn('ends_at').notNull(),
    places: smallint('places').notNull().default(1),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    version: versionColumn(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('open_shift_once').on(t.areaId, t.day, t.shiftId),
    index('open_shift_day').on(t.day),
    check('open_shift_places', sql`${t.places} between 1 and 20`),
    check('open_shift_ends', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/** A person takes a place of an open shift. */
export const openShiftTaking = pgTable(
  'open_shift_taking',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    openShiftId: integer('open_shift_id')
      .notNull()
      .references(() => openShift.id),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('open_shift_taking_once').on(t.openShiftId, t.personId),
    index('open_shift_taking_person').on(t.personId),
  ],
);
