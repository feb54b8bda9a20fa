import { defineModule } from '../../engine/module';
import { listExpenseCategoriesHandler, saveExpenseCategoryHandler } from './expenseCategories';
import { expenseCategoryName } from './expenseNames';
import { getExpenseTotalsHandler } from './expenseTotals';
import { findRepeatedReceiptHandler } from './repeatedReceipts';
import { expensesSeed } from './seed/expensesSeed';
import type { spentInDemo } from './seed/spentInDemo';

// The modules that hold expenses share these.
export { checkExpense } from './checkExpense';
export { keepsExpenses } from './expenseCategories';
export { expenseListColumns, expenseShownColumns } from './expenseColumns';
export { expenseDoors } from './expenseDoors';
export { expenseFacts } from './expenseFacts';
export { cutFault } from './expenseRules';
export { keepReceipt, keptReceipt } from './keepReceipt';
export { receiptOf } from './receiptOf';
export { repeatedReceipts } from './repeatedReceipts';
export type { Spent } from './seed/spentInDemo';
export { ringSpender, tellSpender } from './tellSpender';

/** An invented person spent this; drawing is only loaded where a demo is made. */
export const spendInDemo = async (...asked: Parameters<typeof spentInDemo>) =>
  (await import('./seed/spentInDemo')).spentInDemo(...asked);

export const expensesModule = defineModule({
  handlers: {
    findRepeatedReceipt: findRepeatedReceiptHandler,
    getExpenseTotals: getExpenseTotalsHandler,
    listExpenseCategories: listExpenseCategoriesHandler,
    saveExpenseCategory: saveExpenseCategoryHandler,
  },
  names: [expenseCategoryName],
  seeds: [expensesSeed],
});
