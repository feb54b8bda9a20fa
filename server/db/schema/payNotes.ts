import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn } from './columns';
import { person } from './organisation';
import { account } from './session';

/** A note is shown when its person is paid, until it is settled. */
export const payNote = pgTable(
  'pay_note',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    text: text('text').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
    settledBy: integer('settled_by').references(() => account.id),
    settledAt: instantColumn('settled_at'),
  },
  (t) => [
    index('pay_note_person').on(t.personId, t.id),
    index('pay_note_open').on(t.personId).where(sql`${t.settledAt} is null`),
    check('pay_note_settled', sql`(${t.settledAt} is null) = (${t.settledBy} is null)`),
  ],
);
