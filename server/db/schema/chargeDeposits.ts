import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { versionColumn } from './columns';

/** Receipts name the last of these that was paid when they are given. */
export const chargeDeposit = pgTable(
  'charge_deposit',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** "2026-10". */
    period: text('period').notNull().unique(),
    paidOn: date('paid_on').notNull(),
    bank: text('bank').notNull(),
    place: text('place').notNull(),
    version: versionColumn(),
  },
  (t) => [
    check('charge_deposit_period', sql`${t.period} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`),
    check('charge_deposit_after', sql`to_char(${t.paidOn}, 'YYYY-MM') > ${t.period}`),
  ],
);
