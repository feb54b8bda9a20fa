import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { expenseColumns } from '../../db/schema/expenses';
import { expenseCategory } from '../../db/schema/expenses';
import type { ListColumns } from '../../engine/lists/listColumn';

type Table = Record<keyof ReturnType<typeof expenseColumns>, AnyPgColumn>;

/** A list of expenses is ordered and narrowed by these columns; it joins the category. */
export const expenseListColumns = (t: Table) =>
  ({
    categoryId: { kind: 'number', by: t.categoryId },
    categoryName: { kind: 'text', by: sql`${expenseCategory.name} collate "es-x-icu"` },
    day: { kind: 'day', by: t.day },
    amount: { kind: 'number', by: t.amount },
    granted: { kind: 'number', by: t.granted },
    trip: { kind: 'text', by: t.trip },
    hasReceipt: { kind: 'boolean', by: sql`(${t.receiptHash} is not null)` },
  }) satisfies ListColumns;

/** The columns that are read of an expense, besides its person. */
export const expenseShownColumns = <T extends Table>(t: T) => ({
  categoryId: t.categoryId,
  categoryName: expenseCategory.name,
  day: t.day,
  amount: t.amount,
  kilometres: t.kilometres,
  kmRate: t.kmRate,
  description: t.description,
  trip: t.trip,
  tax: t.tax,
  issuer: t.issuer,
  invoiceType: t.invoiceType,
  invoiceNumber: t.invoiceNumber,
  granted: t.granted,
  cutReason: t.cutReason,
  hasReceipt: sql<boolean>`(${t.receiptHash} is not null)`,
});
