import type { repeatedReceipt } from '@contract/expenses/expense';
import type { listExpenseCategories } from '@contract/expenses/expenseAcciones';
import type { expenseCategory } from '@contract/expenses/expenseCategory';
import type { renditionLine } from '@contract/renditions/rendition';
import type { z } from 'zod';

export type ExpenseCategory = z.output<typeof expenseCategory>;
export type RepeatedReceipt = z.output<typeof repeatedReceipt>;
/** What may be spent on, and what whoever asks may do with it. */
export type KnownExpenses = z.output<(typeof listExpenseCategories)['output']>;
/** What is read of an expense, whatever it is handed in with. */
export type ShownExpense = Omit<
  z.output<typeof renditionLine>,
  'id' | 'hasReceipt' | 'categoryName' | 'categoryId'
>;
