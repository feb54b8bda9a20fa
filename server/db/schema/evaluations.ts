import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, versionColumn } from './columns';
import { person } from './organisation';
import { account } from './session';

/** A manager evaluates somebody's quarter; the mean of all evaluations is the person's rating. */
export const evaluation = pgTable(
  'evaluation',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    period: date('period').notNull(),
    score: integer('score').notNull(),
    comment: text('comment').notNull().default(''),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('evaluation_once').on(t.personId, t.accountId, t.period),
    check('evaluation_score', sql`${t.score} between 1 and 5`),
    check(
      'evaluation_quarter',
      sql`extract(day from ${t.period}) = 1 and extract(month from ${t.period}) in (1, 4, 7, 10)`,
    ),
  ],
);
