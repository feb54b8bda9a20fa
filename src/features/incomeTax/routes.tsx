import type { RouteObject } from 'react-router-dom';
import { routes as paths } from '@/utils/paths';

export const routes: RouteObject[] = [
  {
    path: paths.incomeTax,
    lazy: async () => ({
      Component: (await import('./pages/TaxDeductionsPage')).TaxDeductionsPage,
    }),
  },
];
