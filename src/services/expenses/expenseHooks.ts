import { expensesApi } from '../wms/generated/expenses.gen';

export const {
  useListExpenseCategoriesQuery,
  useFindRepeatedReceiptQuery,
  useGetExpenseTotalsQuery,
} = expensesApi;
