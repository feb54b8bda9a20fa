import type { repeatedReceipt } from '@contract/expenses/expense';
import type { listExpenseCategories } from '@contract/expenses/expenseAcciones';
import type { expenseCategory } from '@contract/expenses/expenseCategory';
import type { renditionLine } from '@contract/renditions/rendition';
import type { z } from 'zod';

export type ExpenseCategory = z.output<typeof expenseCategory>;
export type RepeatedReceipt = z.output<typeof repeatedReceipt>;
/** The categories that may be spent on, and what the person who asks may do with them. */
export type KnownExpenses = z.output<(typeof listExpenseCategories)['output']>;
/** The data that is read of an expense, whatever it is handed in with. */
export type ShownExpense = Omit<
  z.output<typeof renditionLine>,
  'id' | 'hasReceipt' | 'categoryName' | 'categoryId'
>;
