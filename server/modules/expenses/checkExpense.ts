import type { expenseFields } from '@contract/expenses/expense';
import { invoiceNumberText } from '@contract/expenses/invoice';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/Db';
import { expenseCategory } from '../../db/schema/expenses';
import { person } from '../../db/schema/organisation';
import { invalid, notFound } from '../../engine/http/fault';
import { todayAt } from '../../engine/time/todayAt';
import { kmRateAt } from './expenseCategories';
import { distanceAmount, expenseFaults, grantedOf } from './expenseRules';
import type { KeptReceipt } from './keepReceipt';

type ExpenseInput = z.output<typeof expenseFields>;

interface Checking {
  personId: number;
  receipt: KeptReceipt | null;
  /** A category out of use stays where it was. */
  keptCategoryId?: number;
}

/** Holds what is written against its category and the person's employment; answers what is stored. */
export async function checkExpense(
  db: Db,
  { kilometres, amount, ...fields }: ExpenseInput,
  { personId, receipt, keptCategoryId }: Checking,
) {
  const [[somebody], [category], rate] = await Promise.all([
    db.select().from(person).where(eq(person.id, personId)),
    db.select().from(expenseCategory).where(eq(expenseCategory.id, fields.categoryId)),
    kmRateAt(db, fields.day),
  ]);
  if (!somebody) throw notFound('Esa persona no existe o no está a tu alcance.');
  if (!category || (!category.active && category.id !== keptCategoryId)) {
    throw invalid({ categoryId: 'Esa categoría no se puede usar: elegí otra.' });
  }
  const { kind, needsReceipt } = category;
  const faults = expenseFaults(
    { day: fields.day, amount, kilometres, tax: fields.tax },
    {
      kind,
      needsReceipt,
      hasReceipt: receipt !== null,
      today: await todayAt(db, somebody.siteId),
      hireDate: somebody.hireDate,
      kmRate: rate,
    },
  );
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const far = kind === 'distance';
  const claimed = far ? distanceAmount(kilometres ?? '0', rate ?? '0') : (amount ?? '0');
  const none = { receiptHash: null, receiptName: null, receiptContent: null };
  return {
    ...fields,
    amount: claimed,
    kilometres: far ? kilometres : null,
    kmRate: far ? rate : null,
    tax: far ? null : fields.tax,
    invoiceNumber: invoiceNumberText(fields.invoiceNumber),
    ...(receipt ?? none),
    ...grantedOf(claimed, category),
  };
}
