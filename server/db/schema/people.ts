import type { ProfileChange } from '@contract/profile/profileChange';
import { personHistoryRecord } from '@contract/users/personHistory';
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
import { createdAt, jsonColumn, versionColumn } from './columns';
import { area, person, site } from './organisation';
import { account } from './session';

/** A fact held of a person from a day on, one row for each kind and day; the person's own columns hold what rules today. */
export const personHistory = pgTable(
  'person_history',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    kind: text('kind', { enum: personHistoryRecord.fields.kind.values }).notNull(),
    effectiveFrom: date('effective_from').notNull(),
    position: text('position'),
    siteId: integer('site_id').references(() => site.id),
    areaId: integer('area_id').references(() => area.id),
    managerId: integer('manager_id').references(() => person.id),
    category: text('category'),
    agreement: text('agreement'),
    salaryBasis: text('salary_basis', { enum: personHistoryRecord.fields.salaryBasis.values }),
    salary: numeric('salary', { precision: 14, scale: 2 }),
    unionTie: text('union_tie', { enum: personHistoryRecord.fields.unionTie.values }),
    /** False until its day comes and the person's columns follow. */
    begun: boolean('begun').notNull(),
    accountId: integer('account_id').references(() => account.id),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('person_history_once').on(t.personId, t.kind, t.effectiveFrom),
    index('person_history_to_come').on(t.effectiveFrom).where(sql`not ${t.begun}`),
    check(
      'person_history_kind',
      sql`${t.kind} in ('position', 'place', 'manager', 'category', 'agreement', 'salary', 'union')`,
    ),
    check(
      'person_history_place',
      sql`(${t.kind} = 'place') = (${t.siteId} is not null) and (${t.siteId} is null) = (${t.areaId} is null)`,
    ),
    check(
      'person_history_salary',
      sql`(${t.salary} is null) = (${t.salaryBasis} is null) and (${t.salary} is null or ${t.salary} >= 0)`,
    ),
    check(
      'person_history_union',
      sql`(${t.kind} = 'union') = (${t.unionTie} is not null) and (${t.unionTie} is null or ${t.unionTie} in ('none', 'member', 'solidarity'))`,
    ),
    check(
      'person_history_one_kind',
      sql`(${t.kind} = 'position' or ${t.position} is null)
        and (${t.kind} = 'manager' or ${t.managerId} is null)
        and (${t.kind} = 'category' or ${t.category} is null)
        and (${t.kind} = 'agreement' or ${t.agreement} is null)
        and (${t.kind} = 'salary' or ${t.salary} is null)`,
    ),
    check(
      'person_history_basis',
      sql`${t.salaryBasis} is null or ${t.salaryBasis} in ('monthly', 'daily', 'hourly')`,
    ),
  ],
);

/** A person asks for a change of their own record; it is written there when it is approved. */
export const profileChange = pgTable(
  'profile_change',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    change: jsonColumn('change').$type<ProfileChange>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('profile_change_person').on(t.personId)],
);
