import { personBookRecord } from '@contract/users/personBook';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, versionColumn } from './columns';
import { person } from './organisation';
import { account } from './session';

const { fields } = personBookRecord;

/** ARCA knows somebody by these codes from a day on: the newest row whose day has come holds, and null is as at their site. */
export const personBook = pgTable(
  'person_book',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    effectiveFrom: date('effective_from').notNull(),
    situation: integer('situation'),
    condition: integer('condition'),
    activity: integer('activity'),
    contract: integer('contract'),
    place: integer('place'),
    health: integer('health'),
    spouse: text('spouse', { enum: fields.spouse.values }),
    children: integer('children'),
    insured: text('insured', { enum: fields.insured.values }),
    accountId: integer('account_id').references(() => account.id),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('person_book_once').on(t.personId, t.effectiveFrom),
    check('person_book_situation', sql`${t.situation} between 0 and 99`),
    check('person_book_condition', sql`${t.condition} between 0 and 99`),
    check('person_book_activity', sql`${t.activity} between 0 and 999`),
    check('person_book_contract', sql`${t.contract} between 0 and 999`),
    check('person_book_place', sql`${t.place} between 0 and 99`),
    check('person_book_health', sql`${t.health} between 0 and 999999`),
    check('person_book_children', sql`${t.children} between 0 and 99`),
    check('person_book_spouse', sql`${t.spouse} in ('yes', 'no')`),
    check('person_book_insured', sql`${t.insured} in ('yes', 'no')`),
  ],
);
