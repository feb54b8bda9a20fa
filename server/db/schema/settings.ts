import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instantColumn, jsonColumn, sqlNow, versionColumn } from './columns';
import { site } from './organisation';
import { account } from './session';

export const accountSetting = pgTable(
  'account_setting',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    key: text('key').notNull(),
    value: jsonColumn('value').notNull(),
    updatedAt: instantColumn('updated_at').notNull().default(sqlNow),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] })],
);

/** The organisation chose these settings: its look, its mail server, how strict the door is. */
export const organisationSetting = pgTable('house_setting', {
  section: text('section', {
    enum: ['branding', 'mail', 'mailTrial', 'security', 'firstSteps', 'outside'],
  }).primaryKey(),
  value: jsonColumn('value').notNull(),
  version: versionColumn(),
});

/** Figures of the law and of the organisation, each valid from a day on, for all or for one site. */
export const parameter = pgTable(
  'parameter',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    siteId: integer('site_id').references(() => site.id),
    validFrom: date('valid_from').notNull(),
    value: numeric('value', { precision: 18, scale: 6 }).notNull(),
    version: versionColumn(),
  },
  (t) => [uniqueIndex('parameter_once').on(t.code, sql`coalesce(${t.siteId}, 0)`, t.validFrom)],
);

/** Where the calendar differs from the country's: a day of rest more, or one of the country's that is worked. */
export const siteHoliday = pgTable(
  'site_holiday',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null: of the whole organisation. */
    siteId: integer('site_id').references(() => site.id),
    day: date('day').notNull(),
    name: text('name').notNull(),
    worked: boolean('worked').notNull().default(false),
    version: versionColumn(),
  },
  (t) => [uniqueIndex('site_holiday_once').on(sql`coalesce(${t.siteId}, 0)`, t.day)],
);
