import type { RouteObject } from 'react-router-dom';
import { routes as paths } from '@/utils/paths';
import {
  expenseCategoriesPath,
  expenseTotalsPath,
  newReimbursementPath,
  ownReimbursementsPath,
} from '@/utils/payPaths';

export const routes: RouteObject[] = [
  {
    path: paths.reimbursements,
    lazy: async () => ({
      Component: (await import('./pages/ReimbursementsPage')).ReimbursementsPage,
    }),
  },
  {
    path: ownReimbursementsPath,
    lazy: async () => ({
      Component: (await import('./pages/OwnReimbursementsPage')).OwnReimbursementsPage,
    }),
  },
  {
    path: newReimbursementPath,
    lazy: async () => ({
      Component: (await import('./pages/AskReimbursementPage')).AskReimbursementPage,
    }),
  },
  {
    path: `${paths.reimbursements}/:id`,
    lazy: async () => ({
      Component: (await import('./pages/ReimbursementPage')).ReimbursementPage,
    }),
  },
];

/** Reimbursements and renditions share these pages, for people who have either. */
export const expenseRoutes: RouteObject[] = [
  {
    path: expenseCategoriesPath,
    lazy: async () => ({
      Component: (await import('./pages/ExpenseCategoriesPage')).ExpenseCategoriesPage,
    }),
  },
  {
    path: expenseTotalsPath,
    lazy: async () => ({
      Component: (await import('./pages/ExpenseTotalsPage')).ExpenseTotalsPage,
    }),
  },
];
