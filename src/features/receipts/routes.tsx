import type { RouteObject } from 'react-router-dom';
import { routes as paths } from '@/utils/paths';

export const routes: RouteObject[] = [
  {
    path: paths.receipts,
    lazy: async () => ({ Component: (await import('./pages/OwnReceiptsPage')).OwnReceiptsPage }),
  },
  {
    path: `${paths.receipts}/:id`,
    lazy: async () => ({ Component: (await import('./pages/OwnReceiptPage')).OwnReceiptPage }),
  },
];
