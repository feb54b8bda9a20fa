import { closeRecord } from '@contract/closes/close';
import { periodAdjustmentRecord } from '@contract/closes/periodAdjustment';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, jsonColumn, sqlNow, versionColumn } from './columns';
import { person, site } from './organisation';
import { account } from './session';

/** The sum that rows of one kind came to when their period was closed. */
export interface SealedPart {
  key: string;
  rows: number;
  hash: string;
}

/** A closed period of a site is read-only: first time, then pay. A reopened one keeps its row; closing again adds another. */
export const periodClose = pgTable(
  'period_close',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.id),
    month: date('month').notNull(),
    ledger: text('ledger', { enum: closeRecord.shown.ledger.values }).notNull(),
    closedAt: instantColumn('closed_at').notNull().default(sqlNow),
    closedBy: integer('closed_by')
      .notNull()
      .references(() => account.id),
    /** How much was still open, as whoever closed it saw. */
    pending: integer('pending').notNull().default(0),
    /** The hash of its figures, part by part; empty where nothing was sealed yet. */
    sealed: jsonColumn('sealed').$type<SealedPart[]>().notNull().default([]),
    reopenedAt: instantColumn('reopened_at'),
    reopenedBy: integer('reopened_by').references(() => account.id),
    reopenReason: text('reopen_reason'),
  },
  (t) => [
    uniqueIndex('period_closed_once')
      .on(t.siteId, t.month, t.ledger)
      .where(sql`${t.reopenedAt} is null`),
    index('period_close_month').on(t.month),
    check('period_month_first', sql`extract(day from ${t.month}) = 1`),
    check(
      'period_reopen_reason',
      sql`${t.reopenedAt} is null or length(coalesce(${t.reopenReason}, '')) > 0`,
    ),
  ],
);

/** An adjustment came too late for its month, which is closed, and counts in a later one. */
export const periodAdjustment = pgTable(
  'period_adjustment',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.id),
    /** The day that it is about, in the closed month. */
    day: date('day').notNull(),
    /** The first of the month in which it counts. */
    month: date('month').notNull(),
    figure: text('figure', { enum: periodAdjustmentRecord.fields.figure.values }).notNull(),
    /** Null where it is no time. */
    minutes: integer('minutes'),
    sign: text('sign', { enum: periodAdjustmentRecord.fields.sign.values })
      .notNull()
      .default('add'),
    reason: text('reason').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    index('period_adjustment_month').on(t.siteId, t.month),
    index('period_adjustment_person').on(t.personId),
    check('period_adjustment_month_first', sql`extract(day from ${t.month}) = 1`),
    check('period_adjustment_later', sql`${t.month} > ${t.day}`),
    check(
      'period_adjustment_figure',
      sql`${t.figure} in ('worked', 'overtime50', 'overtime100', 'night', 'absence', 'other')`,
    ),
    check('period_adjustment_sign', sql`${t.sign} in ('add', 'subtract')`),
    check(
      'period_adjustment_minutes',
      sql`(${t.figure} in ('worked', 'overtime50', 'overtime100', 'night')) = (${t.minutes} is not null)
        and (${t.minutes} is null or ${t.minutes} between 1 and 14400)`,
    ),
  ],
);
