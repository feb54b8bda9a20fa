import { listExpenseCategories } from '@contract/expenses/expenseAcciones';
import { expenseCategory } from '../../db/schema/expenses';
import { namedBy } from '../../engine/audit/namedBy';

export const expenseCategoryName = namedBy({
  entity: 'expenseCategory',
  reads: listExpenseCategories,
  fields: ['reimbursement.categoryId', 'renditionLine.categoryId'],
  table: expenseCategory,
  name: expenseCategory.name,
});
