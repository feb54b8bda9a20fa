import type { RouteObject } from 'react-router-dom';
import { routes as paths } from '@/utils/paths';
import { allLoansPath, loanTotalsPath, loanTypesPath, newLoanPath } from '@/utils/payPaths';

export const routes: RouteObject[] = [
  {
    path: paths.loans,
    lazy: async () => ({ Component: (await import('./pages/LoansPage')).LoansPage }),
  },
  {
    path: newLoanPath,
    lazy: async () => ({ Component: (await import('./pages/NewLoanPage')).NewLoanPage }),
  },
  {
    path: allLoansPath,
    lazy: async () => ({ Component: (await import('./pages/AllLoansPage')).AllLoansPage }),
  },
  {
    path: loanTotalsPath,
    lazy: async () => ({ Component: (await import('./pages/LoanTotalsPage')).LoanTotalsPage }),
  },
  {
    path: loanTypesPath,
    lazy: async () => ({ Component: (await import('./pages/LoanTypesPage')).LoanTypesPage }),
  },
  {
    path: `${paths.loans}/:id`,
    lazy: async () => ({ Component: (await import('./pages/LoanPage')).LoanPage }),
  },
];
