import { expenseCategoryRecord } from '@contract/expenses/expenseCategory';
import { type InvoiceType, invoiceTypes } from '@contract/expenses/invoice';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { versionColumn } from './columns';
import { storedFile } from './files';

/** People may spend on a category up to its limit; some are seeded, and an organisation adds its own. */
export const expenseCategory = pgTable(
  'expense_category',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: expenseCategoryRecord.fields.kind.values }).notNull(),
    limit: numeric('limit_amount', { precision: 14, scale: 2 }),
    needsReceipt: boolean('needs_receipt').notNull().default(true),
    account: text('account').notNull().default(''),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('expense_category_code').on(t.code),
    uniqueIndex('expense_category_name').on(sql`anden_fold(${t.name})`),
    check('expense_category_kind', sql`${t.kind} in ('amount', 'distance')`),
    check('expense_category_limit', sql`${t.limit} is null or ${t.limit} > 0`),
  ],
);

const amount = (name: string) => numeric(name, { precision: 14, scale: 2 });

/** Something that somebody spent: the same columns wherever it is asked back. */
export const expenseColumns = () => ({
  categoryId: integer('category_id')
    .notNull()
    .references(() => expenseCategory.id),
  day: date('day').notNull(),
  /** The amount that is asked for; kilometres count what they were worth that day. */
  amount: amount('amount').notNull(),
  kilometres: numeric('kilometres', { precision: 8, scale: 1 }),
  kmRate: amount('km_rate'),
  description: text('description').notNull(),
  trip: text('trip').notNull().default(''),
  tax: amount('tax'),
  issuer: text('issuer'),
  invoiceType: text('invoice_type', {
    enum: Object.keys(invoiceTypes) as [InvoiceType, ...InvoiceType[]],
  }),
  invoiceNumber: text('invoice_number').notNull().default(''),
  receiptHash: text('receipt_hash').references(() => storedFile.hash),
  receiptName: text('receipt_name'),
  /** A hash of the bytes as they came: a picture is stored smaller, and the same one is known again by its hash. */
  receiptContent: text('receipt_content'),
  /** The part of the amount that is paid. */
  granted: amount('granted').notNull(),
  cutReason: text('cut_reason').notNull().default(''),
});

type Columns = Record<keyof ReturnType<typeof expenseColumns>, AnyPgColumn>;

export const expenseChecks = (table: string, t: Columns) => {
  const holds = (name: string, condition: SQL) => check(`${table}_${name}`, condition);
  return [
    holds('amount', sql`${t.amount} > 0`),
    holds('granted', sql`${t.granted} >= 0 and ${t.granted} <= ${t.amount}`),
    holds('cut_said', sql`${t.granted} = ${t.amount} or ${t.cutReason} <> ''`),
    holds('tax', sql`${t.tax} is null or (${t.tax} >= 0 and ${t.tax} <= ${t.amount})`),
    holds(
      'distance',
      sql`(${t.kilometres} is null) = (${t.kmRate} is null) and (${t.kilometres} is null or ${t.kilometres} > 0)`,
    ),
    holds(
      'receipt',
      sql`(${t.receiptHash} is null) = (${t.receiptName} is null) and (${t.receiptHash} is null) = (${t.receiptContent} is null)`,
    ),
  ];
};
