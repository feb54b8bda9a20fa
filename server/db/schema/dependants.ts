import { dependantRecord } from '@contract/users/family';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, versionColumn } from './columns';
import { person } from './organisation';

/** A dependant is maintained by a person from a day and until another. */
export const dependant = pgTable(
  'dependant',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    name: text('name').notNull(),
    kinship: text('kinship', { enum: dependantRecord.fields.kinship.values }).notNull(),
    birthDate: date('birth_date').notNull(),
    dni: text('dni').notNull(),
    cuil: text('cuil'),
    since: date('since').notNull(),
    until: date('until'),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('dependant_once').on(t.personId, t.dni),
    check(
      'dependant_kinship',
      sql`${t.kinship} in ('spouse', 'partner', 'child', 'stepchild', 'parent', 'other')`,
    ),
    check('dependant_dni', sql`${t.dni} ~ '^[0-9]{7,8}$'`),
    check('dependant_cuil', sql`${t.cuil} is null or ${t.cuil} ~ '^[0-9]{11}$'`),
    check('dependant_born_before', sql`${t.since} >= ${t.birthDate}`),
    check('dependant_ends_after', sql`${t.until} is null or ${t.until} >= ${t.since}`),
  ],
);
