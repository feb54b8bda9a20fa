import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { person } from './organisation';

const tsrange = customType<{ data: string }>({ dataType: () => 'tsrange' });

/** The days on which somebody is not there, whoever says so; two of one person never overlap (`absence_once`, an exclusion constraint). */
export const absence = pgTable(
  'absence',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    /** The module whose record it is, and which one. */
    source: text('source', { enum: ['leave', 'news'] }).notNull(),
    sourceId: integer('source_id').notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    part: text('part', { enum: ['whole', 'morning', 'afternoon'] })
      .notNull()
      .default('whole'),
    /** Days that are only asked for hold their place too. */
    state: text('state', { enum: ['pending', 'firm'] }).notNull(),
    /** The code and the name of its type, for whoever may know them. */
    code: text('code').notNull(),
    label: text('label').notNull(),
    /** Only the person and those who keep medical files may know what it is. */
    medical: boolean('medical').notNull().default(false),
    /** How much of the day is paid, from 0 to 100. */
    paidPercent: smallint('paid_percent').notNull(),
    span: tsrange('span')
      .notNull()
      .generatedAlwaysAs(
        sql`tsrange(from_day + case part when 'afternoon' then time '12:00' else time '00:00' end, to_day + case part when 'morning' then time '12:00' else time '24:00' end)`,
      ),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('absence_source').on(t.source, t.sourceId),
    // This finds everybody who is away between two days.
    index('absence_days').using('gist', sql`daterange(${t.fromDay}, ${t.toDay}, '[]')`),
    index('absence_person').on(t.personId, t.fromDay),
    check('absence_ends_after', sql`${t.toDay} >= ${t.fromDay}`),
    check('absence_source_known', sql`${t.source} in ('leave', 'news')`),
    check('absence_state_known', sql`${t.state} in ('pending', 'firm')`),
    check(
      'absence_part',
      sql`${t.part} in ('whole', 'morning', 'afternoon') and (${t.part} = 'whole' or ${t.fromDay} = ${t.toDay})`,
    ),
    check('absence_paid', sql`${t.paidPercent} between 0 and 100`),
  ],
);
